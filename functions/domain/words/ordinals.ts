/** "first" to "twelfth", as houses are counted. */
export const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const

/** The word for 1 to 12. */
export const ordinal = (number: number): string => ORDINALS[number - 1]!
