import { normaliseEmail } from '../../../shared/domain/email.ts'
import type { Account } from '../account/account.ts'
import { pseudonym } from './token.ts'

/**
 * The name under which the codes of an account are counted: a keyed fingerprint of the address that they go to, so that
 * deleting the account and registering again does not reset the count. All accounts that ask to change to the same
 * address share one name, which is not the one of its owner.
 */
export const codeSubject = ({ email, pendingEmail }: Pick<Account, 'email' | 'pendingEmail'>, key: string): string =>
  pseudonym(key, pendingEmail === null ? `code|${normaliseEmail(email)}` : `pending|${normaliseEmail(pendingEmail)}`)
