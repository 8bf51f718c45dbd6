import type { HOUSE_KEYS } from '../../../content/schema/keys.ts'

export type ByHouse<Text> = Readonly<Record<(typeof HOUSE_KEYS)[number], Text>>

/** What the book has for a house, 1 to 12. Anything else is a RangeError. */
export function ofHouse<Text>(texts: ByHouse<Text>, house: number): Text {
  // The cast: a number that is no house has no text.
  const text = (texts as Readonly<Record<string, Text>>)[house]
  if (text === undefined) throw new RangeError(`No house ${house}`)
  return text
}
