/** What a reading calls a half Moon; the new and the full one have their own names. */
export const QUARTER_WORDS: Partial<Record<string, string>> = {
  first_quarter: 'growing half Moon',
  last_quarter: 'shrinking half Moon',
}

/** The slot that holds the day of each quarter, so that a frame can be for one of them alone. */
export const QUARTER_SLOTS: Partial<Record<string, string>> = {
  new_moon: 'newMoonOn',
  first_quarter: 'growingOn',
  full_moon: 'fullMoonOn',
  last_quarter: 'shrinkingOn',
}
