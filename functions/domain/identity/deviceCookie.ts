import type { Account } from '../account/account.ts'
import { isSameSecret, newToken, pseudonym } from './token.ts'

type Owner = Pick<Account, 'id' | 'passwordHash'>

/**
 * Says that a browser has signed in to an account before (OWASP's device cookies): a nonce, under which its failed
 * sign-ins are counted, and a signature. It lets nobody in. `key` has no other purpose.
 */
export function newDeviceCookie(account: Owner, key: string): string {
  const nonce = newToken()
  return `${nonce}.${signatureOf(nonce, account, key)}`
}

/** The nonce of a device cookie, or undefined when it is not one of this account. */
export function deviceOf(cookie: string | undefined, account: Owner, key: string): string | undefined {
  const [nonce = '', signature = ''] = (cookie ?? '').split('.')
  return isSameSecret(signature, signatureOf(nonce, account, key)) ? nonce : undefined
}

/** Covers the hash of the password, so that a new password ends the device cookies of the one before. */
const signatureOf = (nonce: string, { id, passwordHash }: Owner, key: string): string =>
  pseudonym(key, `${nonce}|${id}|${passwordHash}`)
