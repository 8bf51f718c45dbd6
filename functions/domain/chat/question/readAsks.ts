import type { Question } from './Question.ts'

type Asks = NonNullable<Question['asks']>

const ASKED: readonly (readonly [Asks, RegExp])[] = [
  ['bigThree', /\bbig (?:three|3)\b|\bsun,? moon,? (?:and )?(?:rising|ascendant)\b/],
  ['stellium', /\bstellium/],
  [
    'pattern',
    /\b(?:grand (?:trine|cross|square)s?|t[- ]squares?|yods?|kites?|chart (?:pattern|shape)|(?:aspect )?patterns?)\b/,
  ],
  ['degree', /\bdegrees?\b|°/],
  ['ruler', /\b(?:rulers?|ruling planet|(?:who|what|which)(?: \w+)? rules|rul(?:es|ed by)|lord of)\b/],
  [
    'balance',
    /\b(?:elements?|modality|modalities|(?:more|most|mostly) (?:cardinal|fixed|mutable|fire|earth|air|water)|how many planets|planets in (?:fire|earth|air|water)|(?:how much|enough|too much|lack\w*|no|much|any) (?:fire|earth|air|water)|polarity|yin|yang)\b/,
  ],
  [
    'strongest',
    /\b(?:strongest|(?:biggest|greatest|main|top) (?:strengths?|talents?|gifts?)|dominant|most (?:powerful|important|prominent) planet|weakest|dominates?|best placed)\b/,
  ],
  ['retrograde', /\bretrogrades?\b/],
  ['house', /\b(?:what|which) houses?\b|\bhouse is my\b/],
  ['aspects', /\baspect(?:s|ed|ing)?\b|\b(?:any|have|many|no) (?:squares|trines|oppositions|sextiles|conjunctions)\b/],
  [
    'sign',
    /\b(?:what|which) (?:\w+ )?signs?\b|\bwhat is my (?:natal )?(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron|rising|ascendant|midheaven|north node)(?: sign)?\W*$|\bmy (?:star|moon|sun|zodiac|rising) sign\b/,
  ],
]

/** What of a placement is wanted. */
export const readAsks = (text: string): Asks | undefined => ASKED.find(([, pattern]) => pattern.test(text))?.[0]
