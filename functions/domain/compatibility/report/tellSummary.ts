import { scoreBand } from '../../../../shared/domain/compatibility.ts'
import type { Character } from '../../../content/schema/compatibilityKeys.ts'
import { houseOf } from '../../chart/houses.ts'
import { fillTemplate } from '../../words/fillTemplate.ts'
import { ordinal } from '../../words/ordinals.ts'
import type { Compatibility } from '../compatibility.ts'
import { openTexts } from './openTexts.ts'
import type { Telling } from './Telling.ts'
import { tellBond, tellSigns } from './tellSigns.ts'

/** Two paragraphs: the two Suns, and the pair as a whole. */
export function tellSummary(telling: Telling): string {
  const { compatibility, pick } = telling
  const { characters, score } = openTexts('summary')
  const suns = [tellBond('Sun', telling), tellSigns('Sun', telling)]
  const whole = [
    pick(characters[characterOf(compatibility)], 'character'),
    tellOverlay(telling),
    fillTemplate(pick(score, 'score'), {
      n: String(compatibility.score),
      match: scoreBand(compatibility.score).match,
    }),
  ]
  return [suns, whole].map((parts) => parts.filter(Boolean).join(' ')).join('\n\n')
}

/** How much further the one must be from the middle than the other to give a pair its character. */
const CLEARLY = 20

/** Never at odds with the score, which also counts the signs. */
export function characterOf({ score, harmony, tension }: Compatibility): Character {
  if (harmony - tension > CLEARLY && score >= 50) return 'easy'
  if (tension - harmony > CLEARLY && score < 50) return 'demanding'
  return harmony + tension >= 100 ? 'lively' : 'quiet'
}

/** How far the Sun may be from its place at noon UTC on a date, in degrees. */
const SUN_MARGIN = 1.2

/** The reader's house that the partner's Sun lies in, unless a cusp is too near to tell. */
function tellOverlay({ skies: [reader, partner], pick }: Telling): string {
  const { cusps } = reader
  if (!cusps) return ''
  const { longitude } = partner.placed.find(({ planet }) => planet === 'Sun')!
  const [house, other] = [longitude - SUN_MARGIN, longitude + SUN_MARGIN].map((each) => houseOf(each, cusps))
  if (house !== other) return ''
  const { frame, meanings } = openTexts('houses')
  // The cast: there are twelve houses, and as many keys.
  const meaning = pick(meanings[String(house) as keyof typeof meanings], 'overlay')
  return fillTemplate(frame, { house: ordinal(house!), meaning })
}
