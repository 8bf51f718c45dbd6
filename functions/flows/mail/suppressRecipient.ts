import { normaliseEmail } from '../../../shared/domain/email.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { type Account, isAddressOf } from '../../domain/account/account.ts'
import { pseudonym } from '../../domain/identity/token.ts'
import type { AccountStore } from '../../store/accounts.ts'
import type { SuppressionStore } from '../../store/suppressions.ts'
import { updateAccount } from '../account/updateAccount.ts'

interface AccountNeeds {
  accounts: Pick<AccountStore, 'find' | 'replace'>
}

interface SuppressionNeeds {
  suppressions: SuppressionStore
  identityKey: (now: EpochSeconds) => Promise<string>
}

export interface SuppressRecipientNeeds extends SuppressionNeeds {
  accounts: AccountNeeds['accounts'] & Pick<AccountStore, 'findIdByEmail'>
}

interface Recipient {
  email: string
  now: EpochSeconds
}

const nameOf = async ({ identityKey }: Pick<SuppressionNeeds, 'identityKey'>, { email, now }: Recipient) =>
  pseudonym(await identityKey(now), `suppressed|${normaliseEmail(email)}`)

/** Sends no more mail to an address, and lets its owner know on their next visit. */
export async function suppressRecipient(needs: SuppressRecipientNeeds, recipient: Recipient): Promise<void> {
  await needs.suppressions.suppress(await nameOf(needs, recipient), recipient.now)
  const accountId = await needs.accounts.findIdByEmail(normaliseEmail(recipient.email))
  if (accountId !== undefined) await noteUndeliverable(needs, { accountId, email: recipient.email })
}

export interface IsSuppressedNeeds extends AccountNeeds {
  suppressions: Pick<SuppressionStore, 'isSuppressed'>
  identityKey: SuppressionNeeds['identityKey']
}

/** Whether an address gets no mail. An account that was made with it, or asks for it, since then is noted here. */
export async function isSuppressed(
  needs: IsSuppressedNeeds,
  { accountId, ...recipient }: Recipient & { accountId: string },
): Promise<boolean> {
  if (!(await needs.suppressions.isSuppressed(await nameOf(needs, recipient), recipient.now))) return false
  await noteUndeliverable(needs, { accountId, email: recipient.email })
  return true
}

/** Only of an address that the account has or is to get: of one that it has left its owner need not hear. */
async function noteUndeliverable(needs: AccountNeeds, { accountId, email }: { accountId: string; email: string }) {
  const undeliverableEmail = normaliseEmail(email)
  const change = (account: Account): Account =>
    account.undeliverableEmail !== undeliverableEmail && isAddressOf(account, undeliverableEmail)
      ? { ...account, undeliverableEmail }
      : account
  const record = await needs.accounts.find(accountId)
  if (record) await updateAccount(needs, { account: record.account, change })
}
