import { houseOf } from '../../chart/houses.ts'
import { ordinal } from '../../words/ordinals.ts'
import { type Character, characters, scoreMeanings } from '../almanac/characters.ts'
import { sunBonds } from '../almanac/signBonds.ts'
import { sunInSigns } from '../almanac/signs/sunInSigns.ts'
import { sunOverlays } from '../almanac/sunOverlays.ts'
import type { Compatibility } from '../compatibility.ts'
import type { Telling } from './Telling.ts'
import { tellBond, tellSign } from './tellSigns.ts'

/** Two paragraphs: the two Suns, and the pair as a whole. */
export function tellSummary(telling: Telling): string {
  const { compatibility, pick } = telling
  const suns = [
    tellBond('Sun', sunBonds, telling),
    tellSign('Sun', 'reader', sunInSigns, telling),
    tellSign('Sun', 'partner', sunInSigns, telling),
  ]
  const whole = [
    pick(characters[characterOf(compatibility)], 'character'),
    tellOverlay(telling),
    tellScore(pick(scoreMeanings, 'score'), compatibility.score),
  ]
  return [suns, whole].map((parts) => parts.filter(Boolean).join(' ')).join('\n\n')
}

/** How much further the one must be from the middle than the other to give a pair its character. */
const CLEARLY = 20

/** Never at odds with the score, which also counts the signs. */
function characterOf({ score, harmony, tension }: Compatibility): Character {
  if (harmony - tension > CLEARLY && score >= 50) return 'easy'
  if (tension - harmony > CLEARLY && score < 50) return 'demanding'
  return harmony + tension >= 100 ? 'lively' : 'quiet'
}

const tellScore = (meaning: string, score: number): string => meaning.replaceAll('{n}', String(score))

/** How far the Sun may be from its place at noon UTC on a date, in degrees. */
const SUN_MARGIN = 1.2

/** The reader's house that the partner's Sun lies in, unless a cusp is too near to tell. */
function tellOverlay({ skies: [reader, partner], pick }: Telling): string {
  const { cusps } = reader
  if (!cusps) return ''
  const { longitude } = partner.placed.find(({ planet }) => planet === 'Sun')!
  const [house, other] = [longitude - SUN_MARGIN, longitude + SUN_MARGIN].map((each) => houseOf(each, cusps))
  if (house !== other) return ''
  return `Their Sun is in your ${ordinal(house!)} house, ${pick(sunOverlays[house!]!, 'overlay')}.`
}
