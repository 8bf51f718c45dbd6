import { writeFileSync } from 'node:fs'
import { DAY, epochSeconds, isoInstant } from '../../../shared/domain/time.ts'
import { sumOf, weighAspects } from '../../domain/chart/weighAspects.ts'
import { listSynastry } from '../../domain/compatibility/synastry.ts'
import { dataFile } from '../../domain/dataFile.ts'
import { dateSky } from '../../domain/sky/dateSky.ts'

/**
 * Casts random pairs of birth dates and writes what their sums come to, in 101 quantiles, into `compatibility.json`.
 * To be run again when weights or orbs change; a test tells when that was forgotten.
 * Usage: node functions/data/build/compatibility.ts
 */
const PAIRS = 20_000
const SEED = 1
const [FIRST, LAST] = [Date.UTC(1940, 0, 1) / 1000, Date.UTC(2008, 0, 1) / 1000]

const random = randomFrom(SEED)
const randomDate = () => isoInstant(epochSeconds(FIRST + random() * (LAST - FIRST - DAY))).slice(0, 10)
const sums = Array.from({ length: PAIRS }, () =>
  sumOf(weighAspects(listSynastry(dateSky(randomDate()), dateSky(randomDate())))),
)
const table = {
  pairs: PAIRS,
  net: quantilesOf(sums.map(({ net }) => net)),
  harmony: quantilesOf(sums.map(({ harmony }) => harmony)),
  tension: quantilesOf(sums.map(({ tension }) => tension)),
}
writeFileSync(dataFile('compatibility.json'), `${JSON.stringify(table)}\n`)

function quantilesOf(values: number[]): number[] {
  const sorted = values.toSorted((one, other) => one - other)
  return Array.from({ length: 101 }, (_, percent) => {
    const value = sorted[Math.round((percent / 100) * (sorted.length - 1))]!
    return Math.round(value * 1000) / 1000
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
