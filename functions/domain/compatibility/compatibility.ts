import { readFileSync } from 'node:fs'
import type { CrossAspect, ScorePartName } from '../../../shared/domain/compatibility.ts'
import { sumOf, weighAspects } from '../chart/weighAspects.ts'
import { dataFile } from '../dataFile.ts'
import type { Skies } from './personSky.ts'
import { type ScoreShares, type SharedPart, scoreShares, sumOfShares } from './scoreShares.ts'
import { listSynastry } from './synastry.ts'

/**
 * Two skies side by side. `score`, `harmony` and `tension` tell how many pairs of a hundred have less, 0 to 100. `points`
 * add up to the score. `aspects` are the contacts behind it, the weightiest first.
 */
export interface Compatibility {
  score: number
  harmony: number
  tension: number
  points: Record<ScorePartName, number>
  aspects: CrossAspect[]
}

/**
 * How two skies go together, always the same for a pair. Sums are ranked among random pairs of dates, so that scores use
 * the whole scale: 70 means that the pair has more going for it than 70 of 100.
 */
export function compatibilityOf(skies: Skies): Compatibility {
  const aspects = weighAspects(listSynastry(skies[0].placed, skies[1].placed))
  const { harmony, tension } = sumOf(aspects)
  const shares = scoreShares(skies, aspects)
  const score = Math.round(rankOf(sumOfShares(shares), ranks().net))
  return {
    score,
    harmony: Math.round(rankOf(harmony, ranks().harmony)),
    tension: Math.round(rankOf(tension, ranks().tension)),
    points: pointsOf(shares, score),
    aspects,
  }
}

/**
 * The score, shared out: every pair begins where the average pair is, and each part moves it in proportion to how far it
 * is from its own average.
 */
function pointsOf(shares: ScoreShares, score: number): Record<ScorePartName, number> {
  const { net, means } = ranks()
  const middle = sumOfShares(means)
  const average = Math.round(rankOf(middle, net))
  const names = Object.keys(means) as SharedPart[]
  const slope = slopeBetween(middle, sumOfShares(shares))
  const points = roundTo(
    score - average,
    names.map((name) => (shares[name] - means[name]) * slope),
  )
  return { average, ...(Object.fromEntries(names.map((name, index) => [name, points[index]])) as ScoreShares) }
}

/** Percent of the scale for a unit of harmony, between two sums. Near each other, as around the lower one. */
function slopeBetween(one: number, other: number): number {
  const span = Math.abs(other - one) < 1 ? 1 : other - one
  return (rankOf(one + span, ranks().net) - rankOf(one, ranks().net)) / span
}

/** Whole numbers near the given ones that add up to the total: the largest remainders are rounded up. */
function roundTo(total: number, values: readonly number[]): number[] {
  const floors = values.map(Math.floor)
  const missing = total - floors.reduce((sum, value) => sum + value, 0)
  const byRemainder = values.map((_, index) => index).sort((a, b) => values[b]! - floors[b]! - values[a]! + floors[a]!)
  const extra = (index: number) =>
    Math.floor((missing + values.length - 1 - byRemainder.indexOf(index)) / values.length)
  return floors.map((floor, index) => floor + extra(index))
}

/** The percentile of a value among 101 quantiles. */
function rankOf(value: number, quantiles: readonly number[]): number {
  const above = quantiles.findIndex((quantile) => quantile > value)
  if (above === -1) return 100
  if (above === 0) return 0
  const [low, high] = [quantiles[above - 1]!, quantiles[above]!]
  return above - 1 + (value - low) / (high - low)
}

interface Ranks {
  net: number[]
  harmony: number[]
  tension: number[]
  means: ScoreShares
}

let loaded: Ranks | undefined

/** Made by `functions/data/build/compatibility.ts`. */
function ranks(): Ranks {
  loaded ??= JSON.parse(readFileSync(dataFile('compatibility.json'), 'utf8')) as Ranks
  return loaded
}
