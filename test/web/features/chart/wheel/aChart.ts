import fc from 'fast-check'
import { castChart } from '../../../../../functions/domain/chart/natalChart.ts'
import type { Birth } from '../../../../../shared/domain/birth.ts'
import type { NatalChart } from '../../../../../shared/domain/chart.ts'
import { aBirth, aPlace } from '../../../../makers/aBirth.ts'

const anyBirth = fc
  .record({
    day: fc.integer({ min: 0, max: 45_000 }),
    minute: fc.integer({ min: 0, max: 1439 }),
    lat: fc.double({ min: -78, max: 78, noNaN: true }),
    lon: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  .map(
    ({ day, minute, lat, lon }): Birth =>
      aBirth({
        date: new Date(Date.UTC(1905, 0, 1 + day)).toISOString().slice(0, 10),
        time: new Date(minute * 60_000).toISOString().slice(11, 16),
        place: aPlace({ lat, lon }),
      }),
  )

/** Charts from 1905 to 2028, from the tropics to beyond the polar circles: the same ones every time. */
export const someCharts = (count: number): NatalChart[] =>
  fc.sample(anyBirth, { numRuns: count, seed: 1977 }).map(castChart)

export const aChart = (changes: Partial<Birth> = {}): NatalChart => castChart(aBirth(changes))
