import { normaliseEmail } from '../../../shared/domain/email.ts'
import type { Account } from '../account/account.ts'
import { pseudonym } from './token.ts'

/**
 * The name under which the codes of an account are counted: the address that they go to, under a key. Whoever leaves
 * and comes back goes on counting. All who wish for an address that is not theirs share one name, apart from its owner's.
 */
export const codeSubject = ({ email, pendingEmail }: Pick<Account, 'email' | 'pendingEmail'>, key: string): string =>
  pseudonym(key, pendingEmail === null ? `code|${normaliseEmail(email)}` : `wish|${normaliseEmail(pendingEmail)}`)
