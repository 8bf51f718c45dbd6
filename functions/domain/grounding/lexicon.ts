import { type AspectName, PLANETS } from '../../../shared/domain/chart.ts'
import { SIGNS, type Sign } from '../../../shared/domain/zodiac.ts'
import type { Body } from './Body.ts'

/** What texts call the bodies, each as the source of a pattern. Nicknames count, or they would hide a placement. */
export const BODY_NAMES: readonly (readonly [Body, string])[] = [
  ['Ascendant', 'ascendant|rising sign|(?:is |are )?rising(?= in\\b)|rising(?=[\\s,.]*$)|rising(?= sign)|chart angle'],
  ['Midheaven', 'midheaven|mid-heaven|MC'],
  ['Mercury', 'mercury|messenger planet|planet of (?:communication|messages|the mind)'],
  ['Venus', 'venus|love planet|planet of (?:love|beauty|desire)'],
  ['Mars', 'mars|red planet|planet of (?:war|action|anger)'],
  ['Jupiter', 'jupiter|planet of (?:luck|expansion|growth)|great benefic'],
  ['Saturn', 'saturn|ringed planet|taskmaster|planet of (?:karma|limits|discipline)'],
  ['Uranus', 'uranus|planet of (?:rebellion|surprises?|change)'],
  ['Neptune', 'neptune|planet of (?:dreams|illusion)'],
  ['Pluto', 'pluto|planet of (?:power|transformation)'],
  ['Chiron', 'chiron|wounded healer'],
  ['North Node', '(?:north|true|mean|lunar) node'],
  ['Sun', 'sun(?:-sign| sign)?|solar'],
  ['Moon', 'moon(?:-sign| sign)?|lunar|luna'],
]

/** Bodies and points that we do not compute. */
export const UNKNOWN_BODIES =
  /\b(?:lilith|black moon|ceres|pallas|juno|vesta|eris|sedna|hygiea|vulcan|nibiru|south node|part of fortune|vertex|anti-?vertex|imum coeli|descendant|sirius|algol|regulus|spica|fixed stars?|asteroids?|comets?|(?:chart|ruling) (?:ruler|planet))\b/i

export const ADJECTIVES: Record<Sign, string> = {
  Aries: 'aries|arians?',
  Taurus: 'taurus|taureans?',
  Gemini: 'geminis?|geminians?',
  // In small letters it is an illness.
  Cancer: 'Cancers?|[Cc]ancerians?',
  Leo: 'leos?|leonine',
  Virgo: 'virgos?|virgoans?',
  Libra: 'libras?|librans?',
  Scorpio: 'scorpios?|scorpionic|scorpions?',
  Sagittarius: 'sagittarius|sagittarians?',
  Capricorn: 'capricorns?|capricornians?',
  Aquarius: 'aquarius|aquarians?',
  Pisces: 'pisces|pisceans?',
}

export const CARDINALS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const

/** Words that join two bodies in an aspect. `any` is a contact without a name. */
export const ASPECT_WORDS: readonly (readonly [AspectName | 'any', string])[] = [
  [
    'conjunction',
    'conjunct(?:s|ions?|ing)?|join(?:s|ed|ing)?|meets?|meeting|merg(?:es?|ing) with|(?:sits?|stands?|is|are|lies?) (?:right |close )?(?:with|beside|next to|on top of|alongside)|together|pass(?:es|ing)? over',
  ],
  ['opposition', 'oppos(?:es?|ed|ing|itions?|ite)|fac(?:es|ing)|across from'],
  ['trine', 'trin(?:es?|ed|ing)'],
  ['square', 'squar(?:es?|ed|ing)|at right angles'],
  ['sextile', 'sextil(?:es?|ed|ing)'],
  [
    'any',
    'aspect(?:s|ed|ing)?|clash(?:es|ing)?|tensions?|harmon(?:y|ises?|izes?|ising|izing|ious(?:ly)?)|at odds|in contact|contacts?|tied to|linked (?:to|with)|connected (?:to|with)|touch(?:es|ing)',
  ],
]

export const UNKNOWN_ASPECTS =
  /\b(?:quincunx(?:es)?|inconjuncts?|semi-?sextiles?|semi-?squares?|sesqui-?\w+|quintiles?|bi-?quintiles?|septiles?|noviles?|contra-?parallels?|mutual receptions?)\b/i

export const bodies: readonly Body[] = [...PLANETS, 'Ascendant', 'Midheaven']
export const signs: readonly Sign[] = SIGNS
