import { writeFileSync } from 'node:fs'
import { DAY, epochSeconds, isoInstant } from '../../../shared/domain/time.ts'
import { sumOf, weighAspects } from '../../domain/chart/weighAspects.ts'
import { type Skies, skyOfDate } from '../../domain/compatibility/personSky.ts'
import { type ScoreShares, scoreShares, sumOfShares } from '../../domain/compatibility/scoreShares.ts'
import { listSynastry } from '../../domain/compatibility/synastry.ts'
import { dataFile } from '../../domain/dataFile.ts'

/**
 * Casts random pairs of birth dates and writes what their sums come to, in 101 quantiles, and what each part of a score
 * comes to on average, into `compatibility.json`.
 * To be run again when weights or orbs change; a test tells when that was forgotten.
 * Usage: node functions/data/build/compatibility.ts
 */
const PAIRS = 20_000
const SEED = 1
const [FIRST, LAST] = [Date.UTC(1940, 0, 1) / 1000, Date.UTC(2008, 0, 1) / 1000]

const random = randomFrom(SEED)
const randomDate = () => isoInstant(epochSeconds(FIRST + random() * (LAST - FIRST - DAY))).slice(0, 10)
const pairs = Array.from({ length: PAIRS }, () => measure([skyOfDate(randomDate()), skyOfDate(randomDate())]))
const names = Object.keys(pairs[0]!.shares) as (keyof ScoreShares)[]
const table = {
  pairs: PAIRS,
  net: quantilesOf(pairs.map(({ shares }) => sumOfShares(shares))),
  harmony: quantilesOf(pairs.map(({ harmony }) => harmony)),
  tension: quantilesOf(pairs.map(({ tension }) => tension)),
  means: Object.fromEntries(names.map((name) => [name, meanOf(pairs.map(({ shares }) => shares[name]))])),
}
writeFileSync(dataFile('compatibility.json'), `${JSON.stringify(table)}\n`)

function measure(skies: Skies) {
  const aspects = weighAspects(listSynastry(skies[0].placed, skies[1].placed))
  return { ...sumOf(aspects), shares: scoreShares(skies, aspects) }
}

function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000
}

function meanOf(values: number[]): number {
  return thousandths(values.reduce((sum, value) => sum + value, 0) / values.length)
}

function quantilesOf(values: number[]): number[] {
  const sorted = values.toSorted((one, other) => one - other)
  return Array.from({ length: 101 }, (_, percent) => {
    return thousandths(sorted[Math.round((percent / 100) * (sorted.length - 1))]!)
  })
}

/** Numbers in [0, 1), the same at every run: a linear congruence, which is random enough to pick dates. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
