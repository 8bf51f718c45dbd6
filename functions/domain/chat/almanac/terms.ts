/** A word of astrology that a message asks about. */
export interface Term {
  pattern: RegExp
  /** As in "what your chart shows about squares". */
  name: string
  /** What to say where a chart has nothing of the kind; "There are no squares in your chart." where this is left out. */
  none?: string
  meaning: string
  /** What of the reader's own chart shows it. */
  shownBy: 'aspects' | 'retrograde' | 'houses' | 'transits' | 'rising'
}

export const TERMS: readonly Term[] = [
  {
    pattern: /\bconjunctions?\b|\bconjunct\b/,
    name: 'conjunctions',
    meaning:
      'In a conjunction one planet is at the place of another, so you hardly ever meet one of them without the other.',
    shownBy: 'aspects',
  },
  {
    pattern: /\bsextiles?\b/,
    name: 'sextiles',
    meaning: 'In a sextile planets are at neighboring corners of a hexagon. They help each other as soon as you ask.',
    shownBy: 'aspects',
  },
  {
    pattern: /\bsquares?\b/,
    name: 'squares',
    meaning:
      "In a square planets are at a right angle. Each gets in the other's way, and what you build to please both is often your best work.",
    shownBy: 'aspects',
  },
  {
    pattern: /\btrines?\b/,
    name: 'trines',
    meaning:
      'In a trine planets are at the corners of one triangle. They work together without effort, so it is easy to overlook what they give you.',
    shownBy: 'aspects',
  },
  {
    pattern: /\boppositions?\b/,
    name: 'oppositions',
    meaning:
      'In an opposition planets face each other across the circle. You tend to live one of them and meet the other in the people around you.',
    shownBy: 'aspects',
  },
  {
    pattern: /\bretrogrades?\b/,
    name: 'retrograde planets',
    meaning:
      'Seen from Earth, each planet seems to go backward now and then, as a slower train does from a faster one. Astrologers call it retrograde, and read it as a second look at what the planet is about.',
    shownBy: 'retrograde',
  },
  {
    pattern: /\b(?:rising|ascendant)\b/,
    name: 'your rising sign',
    meaning: 'The rising sign is the one that came up over the eastern horizon in the minute you were born.',
    shownBy: 'rising',
  },
  {
    pattern: /\bhouses\b|\b(?:what(?:['’]s| is)|explain) an? house\b/,
    name: 'your houses',
    meaning:
      'The houses are twelve parts of a life, counted from your rising sign. The sign tells how a planet goes about things, and the house tells where.',
    shownBy: 'houses',
    none: "Houses need a birth time, and yours isn't known.",
  },
  {
    pattern: /\btransits?\b/,
    name: 'your transits',
    meaning: "A transit is a planet of today's sky that reaches a place in your birth chart.",
    shownBy: 'transits',
    none: 'No planet of the sky is close enough to a place in your chart right now.',
  },
]
