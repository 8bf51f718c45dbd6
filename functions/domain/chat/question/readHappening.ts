import type { Happening } from './Question.ts'

const HAPPENINGS: readonly (readonly [Happening, RegExp])[] = [
  ['voidMoon', /\bvoid(?: of course)?\b/],
  ['eclipse', /\beclipses?\b/],
  ['fullMoon', /\bfull ?moons?\b/],
  ['newMoon', /\bnew ?moons?\b/],
  [
    'return',
    /\b(?:saturn|jupiter|solar|lunar|mars|venus|mercury|uranus|nodal|chiron|planetary|sun|moon)(?:'s)? returns?\b|\breturn (?:of|chart)\b/,
  ],
  ['retrograde', /\bretrogrades?\b|\b(?:go|goes|going|turn|turns|station\w*|is|are|be) (?:back to )?direct\b/],
  [
    'ingress',
    /\b(?:enters?|entering|ingress\w*|leaves?|leaving|chang(?:e|es|ing) signs?|moves? (?:in)?to|go(?:es)? into|switch(?:es)? signs?)\b(?=.*\b(?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|signs?)\b)|\bchang(?:e|es|ing) signs?\b|\bbe in (?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)\b/,
  ],
  [
    'contact',
    /\b(?:transits?|transiting|conjunct\w*|oppos(?:e|es|ing|ition)|squar(?:e|es|ing)|trin(?:e|es|ing)|sextil(?:e|es|ing)|aspects?)\b/,
  ],
]

/** What happens in the sky, or comes back to its place, that a message is about. */
export const readHappening = (text: string): Happening | undefined =>
  HAPPENINGS.find(([, pattern]) => pattern.test(text))?.[0]
