import { isSameSecret, pseudonym } from '../identity/token.ts'

/**
 * What ends somebody's letters without signing in. It is calculated and never kept, so that every letter carries the
 * same one, each works for as long as the key does, and the table holds nothing that could be stolen.
 */
export const unsubscribeToken = (key: string, accountId: string): string =>
  `${accountId}.${pseudonym(pseudonym(key, 'unsubscribe from letters'), accountId)}`

/** Whose letters a token ends; undefined for one that is not ours. */
export function subscriberOf(key: string, token: string): string | undefined {
  const accountId = token.slice(0, Math.max(token.lastIndexOf('.'), 0))
  return accountId !== '' && isSameSecret(token, unsubscribeToken(key, accountId)) ? accountId : undefined
}
