import { readFileSync } from 'node:fs'
import type { Planet } from '../../../shared/domain/chart.ts'
import type { Compatibility, CompatibilityTile, SignBond, SignMeeting } from '../../../shared/domain/compatibility.ts'
import type { LocalDate } from '../../../shared/domain/time.ts'
import { sumOf, weighAspects } from '../chart/weighAspects.ts'
import { dataFile } from '../dataFile.ts'
import { dateSky, possibleSigns } from '../sky/dateSky.ts'
import { signBond } from './signBond.ts'
import { listSynastry } from './synastry.ts'

export type Dates = readonly [LocalDate, LocalDate]

/**
 * How two birth dates go together, always the same for a pair. Sums are ranked among random pairs, so that scores use the
 * whole scale from 0 to 100: 70 means that the pair has more harmony over tension than 70 of 100.
 */
export function compatibilityOf(dates: Dates): Compatibility {
  const aspects = weighAspects(listSynastry(dateSky(dates[0]), dateSky(dates[1])))
  const { net, harmony, tension } = sumOf(aspects)
  return {
    score: rankOf(net, ranks().net),
    harmony: rankOf(harmony, ranks().harmony),
    tension: rankOf(tension, ranks().tension),
    aspects,
    tiles: {
      elements: tileOf(dates, [['Sun', 'Sun']]),
      emotions: tileOf(dates, [['Moon', 'Moon']]),
      communication: tileOf(dates, [['Mercury', 'Mercury']]),
      loveLanguage: tileOf(dates, LOVE),
    },
    moonSigns: [possibleSigns('Moon', dates[0]), possibleSigns('Moon', dates[1])],
  }
}

const LOVE: readonly [Planet, Planet][] = [
  ['Venus', 'Venus'],
  ['Venus', 'Mars'],
  ['Mars', 'Venus'],
]

function tileOf(dates: Dates, pairs: readonly [Planet, Planet][]): CompatibilityTile {
  const meetings = pairs.map((pair) => meetingOf(dates, pair))
  const ease = meetings.reduce((sum, { bond }) => sum + EASE[bond], 0) / meetings.length
  return { ease: Math.round(ease), meetings }
}

function meetingOf([date1, date2]: Dates, [planet1, planet2]: [Planet, Planet]): SignMeeting {
  const [signs1, signs2] = [possibleSigns(planet1, date1), possibleSigns(planet2, date2)]
  const [sign1, sign2] = [signs1[0]!, signs2[0]!]
  const certain = signs1.length === 1 && signs2.length === 1
  return { planet1, sign1, planet2, sign2, bond: signBond(sign1, sign2), certain }
}

/** A scale of ours: one element is easiest, three signs apart hardest. */
const EASE: Record<SignBond, number> = { kindred: 95, same: 85, friendly: 75, opposite: 60, unlike: 45, tense: 35 }

/** The percentile of a value among 101 quantiles, to the nearest whole number. */
function rankOf(value: number, quantiles: readonly number[]): number {
  const above = quantiles.findIndex((quantile) => quantile > value)
  if (above === -1) return 100
  if (above === 0) return 0
  const [low, high] = [quantiles[above - 1]!, quantiles[above]!]
  return Math.round(above - 1 + (value - low) / (high - low))
}

type Ranks = Record<'net' | 'harmony' | 'tension', number[]>

let loaded: Ranks | undefined

/** Made by `functions/data/build/compatibility.ts`. */
function ranks(): Ranks {
  loaded ??= JSON.parse(readFileSync(dataFile('compatibility.json'), 'utf8')) as Ranks
  return loaded
}
