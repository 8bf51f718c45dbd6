import type { Account } from '../../functions/domain/account/account.ts'
import type { AccountStore } from '../../functions/store/accounts.ts'
import type { TransactionItems } from '../../functions/store/transactionItems.ts'
import type { Memory } from './memory.ts'

export const fakeAccounts = (memory: Memory): AccountStore => ({
  async find(id) {
    const account = memory.accounts.get(id)
    return account && { account, entitlement: memory.entitlements.get(id) }
  },

  async findIdByEmail(email) {
    const owner = memory.owners.get(email)
    return owner && 'accountId' in owner ? owner.accountId : undefined
  },

  async claimEmail({ email, claim, until, now }) {
    const owner = memory.owners.get(email)
    if (owner && ('accountId' in owner || (owner.claimedUntil > now && owner.claim !== claim))) return false
    memory.owners.set(email, { claim, claimedUntil: until })
    return true
  },

  async releaseEmail({ email, claim }) {
    if (!isMine(memory, email, claim)) return false
    return memory.owners.delete(email)
  },

  async create(account, { email, claim }, items) {
    const isFree = !memory.accounts.has(account.id) && holds(memory, account, items)
    if (!isFree || !isMine(memory, email, claim)) return false
    memory.accounts.set(account.id, account)
    memory.owners.set(email, { accountId: account.id })
    apply(memory, account, items)
    return true
  },

  async replace(seen, next, items = {}) {
    const isUnchanged = memory.accounts.get(seen.id)?.version === seen.version
    if (!isUnchanged || !holds(memory, seen, items)) return undefined
    const account = { ...next, version: seen.version + 1 }
    memory.accounts.set(seen.id, account)
    apply(memory, seen, items)
    return account
  },
})

function isMine({ owners }: Memory, email: string, claim: string): boolean {
  const owner = owners.get(email)
  return owner !== undefined && 'claim' in owner && owner.claim === claim
}

function isFree({ owners }: Memory, { to, now }: { to: string; now: number }): boolean {
  const owner = owners.get(to)
  return owner === undefined || ('claim' in owner && owner.claimedUntil <= now)
}

function holds(memory: Memory, { id }: Account, items: TransactionItems): boolean {
  const { mails = [], usedCode, usedLink, moved, linkedGoogle, unlinkedGoogle } = items
  const owner = moved && memory.owners.get(moved.from)
  return (
    mails.every((mail) => !memory.mails.has(mail.id)) &&
    (!usedCode || memory.codes.get(id)?.codeHash === usedCode) &&
    (!usedLink || memory.links.has(usedLink)) &&
    (!moved || (isFree(memory, moved) && owner !== undefined && 'accountId' in owner && owner.accountId === id)) &&
    (!linkedGoogle || !memory.googleOwners.has(linkedGoogle)) &&
    (!unlinkedGoogle || memory.googleOwners.get(unlinkedGoogle) === id)
  )
}

function apply(memory: Memory, { id }: Account, items: TransactionItems): void {
  const { mails = [], usedCode, usedLink, moved, linkedGoogle, unlinkedGoogle, deletion } = items
  for (const mail of mails) memory.mails.set(mail.id, mail)
  if (deletion) memory.deletions.set(id, deletion)
  if (usedCode) memory.codes.delete(id)
  if (usedLink) memory.links.delete(usedLink)
  if (moved) memory.owners.delete(moved.from)
  if (moved) memory.owners.set(moved.to, { accountId: id })
  if (linkedGoogle) memory.googleOwners.set(linkedGoogle, id)
  if (unlinkedGoogle) memory.googleOwners.delete(unlinkedGoogle)
}
