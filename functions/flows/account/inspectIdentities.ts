import { cursorAt, placeAt } from '../../domain/admin/listPlace.ts'
import type { Warn } from '../../domain/ports/warn.ts'
import type { AccountStore } from '../../store/accounts.ts'
import type { DirectoryIndex } from '../../store/directoryIndex.ts'
import { type InspectIdentityNeeds, isFoundByItsIdentity } from './isFoundByItsIdentity.ts'

export interface InspectIdentitiesNeeds extends InspectIdentityNeeds {
  accounts: InspectIdentityNeeds['accounts'] & Pick<AccountStore, 'find'>
  directoryIndex: Pick<DirectoryIndex, 'listNext'>
  warn: Warn
}

interface Walk {
  /** Where an earlier walk has stopped. */
  cursor: string | undefined
  /** Whether to look at some more. */
  mayGoOn: (inspected: number) => boolean
}

const AT_ONCE = 25

/**
 * Walks through the directory and answers the accounts whose address or Google link leads to nobody or to somebody else,
 * and where to go on. An address that leads to nobody's account cannot be listed; but its row is written and deleted in
 * one transaction with the account.
 */
export async function inspectIdentities(needs: InspectIdentitiesNeeds, { cursor, mayGoOn }: Walk) {
  const stray: string[] = []
  let inspected = 0
  let last = placeAt(cursor)
  do {
    const people = await needs.directoryIndex.listNext({ last, limit: AT_ONCE })
    const outcomes = await Promise.all(people.map(({ id }) => isStrayOrUnread(needs, id)))
    stray.push(...people.filter((_, at) => outcomes[at]).map(({ id }) => id))
    inspected += people.length
    last = people.length < AT_ONCE ? undefined : people.at(-1)
  } while (last && mayGoOn(inspected))
  return { stray, next: cursorAt(last) }
}

/** Somebody whose rows cannot be read must not keep the walk from everybody after them. */
async function isStrayOrUnread(needs: InspectIdentitiesNeeds, accountId: string): Promise<boolean> {
  try {
    return await isStray(needs, accountId)
  } catch (error) {
    needs.warn('an account could not be compared with its identities', error, { accountId })
    return false
  }
}

/** Looks twice, since somebody may have changed their address between two reads. */
async function isStray(needs: InspectIdentitiesNeeds, accountId: string): Promise<boolean> {
  for (let looked = 0; looked < 2; looked += 1) {
    const account = (await needs.accounts.find(accountId))?.account
    if (account?.status !== 'active' || (await isFoundByItsIdentity(needs, account))) return false
  }
  return true
}
