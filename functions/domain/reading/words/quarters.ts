/** What a reading calls a half Moon; the new and the full one have their own names. */
export const QUARTER_WORDS: Partial<Record<string, string>> = {
  first_quarter: 'growing half Moon',
  last_quarter: 'shrinking half Moon',
}
