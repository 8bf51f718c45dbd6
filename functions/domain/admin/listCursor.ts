import { epochSeconds } from '../../../shared/domain/time.ts'
import { isSameSecret, pseudonym } from '../identity/token.ts'
import type { ListPlace } from './listPlace.ts'

/** What a caller hands back to go on after a row. It is signed, so that nobody makes one up. */
export const cursorOf = (key: string, { createdAt, id }: ListPlace): string => signed(key, `${createdAt}.${id}`)

/** The place that a cursor names; undefined for one that we have not made. */
export function placeIn(key: string, cursor: string): ListPlace | undefined {
  const text = Buffer.from(cursor, 'base64url').toString()
  const [createdAt = '', id = ''] = text.split('.')
  if (!/^\d{1,12}$/.test(createdAt) || !/^[A-Za-z0-9_-]+$/.test(id)) return undefined
  const place = { createdAt: epochSeconds(Number(createdAt)), id }
  return isSameSecret(cursorOf(key, place), cursor) ? place : undefined
}

const signed = (key: string, place: string): string =>
  Buffer.from(`${place}.${pseudonym(key, `list of people|${place}`)}`).toString('base64url')
