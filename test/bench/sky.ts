import { execFileSync } from 'node:child_process'
import { Body, Ecliptic, GeoVector, SiderealTime } from 'astronomy-engine'
import circular from 'circular-natal-horoscope-js'
import { divideHouses } from '../../functions/domain/chart/houses.ts'
import { castChart } from '../../functions/domain/chart/natalChart.ts'
import { type ReferenceChart, referenceCharts } from '../functions/domain/chart/referenceCharts.ts'
import { birthOfReference } from '../makers/aBirth.ts'
import type { Row } from './row.ts'
import type { Size } from './size.ts'

interface Amounts {
  births: number
  warmUp: number
  starts: number
}
const AMOUNTS: Record<Size, Amounts> = {
  full: { births: 200, warmUp: 50, starts: 5 },
  once: { births: 1, warmUp: 0, starts: 1 },
}

/** Full charts, warm, each birth cast by all three in turn so that a busy machine slows them alike; then a cold start. */
export function skyRows(size: Size): Row[] {
  const amounts = AMOUNTS[size]
  const births = referenceCharts.slice(0, amounts.births)
  for (const birth of births.slice(0, amounts.warmUp)) for (const cast of Object.values(CASTERS)) cast(birth)
  const times = births.map((birth) => Object.values(CASTERS).map((cast) => timeOf(() => cast(birth))))
  const [ours, second, third] = Object.keys(CASTERS).map((name, index) =>
    spread(
      name,
      times.map((each) => each[index]!),
    ),
  )
  const cold = coldStart(amounts.starts)
  return [
    { row: `${ours!.name}, median`, figure: ours!.median, unit: 'ms', budget: 2 },
    { row: `${ours!.name}, 99th percentile`, figure: ours!.p99, unit: 'ms', budget: 5 },
    ...[second!, third!].flatMap(({ name, median, p99 }): Row[] => [
      { row: `${name}, median`, figure: median, unit: 'ms', ratio: ours!.median / median },
      { row: `${name}, 99th percentile`, figure: p99, unit: 'ms', ratio: ours!.p99 / p99 },
    ]),
    {
      row: 'engine, gazetteer and zones load, first chart and place answered',
      figure: cold.load,
      unit: 'ms',
      budget: 250,
    },
    { row: 'resident memory then, beyond an empty process', figure: cold.memory, unit: 'MB' },
  ]
}

const PLANETS = [
  Body.Sun,
  Body.Moon,
  Body.Mercury,
  Body.Venus,
  Body.Mars,
  Body.Jupiter,
  Body.Saturn,
  Body.Uranus,
  Body.Neptune,
  Body.Pluto,
]
const HOUR_MS = 3_600_000

const CASTERS: Record<string, (birth: ReferenceChart) => unknown> = {
  'our chart: places, houses, aspects, figures, texts': (birth) => castChart(birthOfReference(birth)),
  'astronomy-engine: places, speeds and our houses alone': ({ utc, lat, lon }) => {
    const longitudes = [0, HOUR_MS].flatMap((later) =>
      PLANETS.map((body) => Ecliptic(GeoVector(body, new Date(Date.parse(utc) + later), true)).elon),
    )
    const sky = { obliquity: 23.44, meridian: SiderealTime(new Date(utc)) * 15 + lon }
    return [longitudes, divideHouses({ sky, latitude: lat, system: 'placidus' })]
  },
  'circular-natal-horoscope-js: places, houses, aspects': ({ local_date, local_time, lat, lon }) => {
    const [year = 0, month = 0, date = 0] = local_date.split('-').map(Number)
    const [hour = 0, minute = 0] = local_time.split(':').map(Number)
    const origin = new circular.Origin({ year, month: month - 1, date, hour, minute, latitude: lat, longitude: lon })
    return new circular.Horoscope({ origin, houseSystem: 'placidus', zodiac: 'tropical', aspectTypes: ['major'] })
  },
}

function timeOf(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

function spread(name: string, times: number[]): { name: string; median: number; p99: number } {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!
  return { name, median: at(0.5), p99: at(0.99) }
}

/** In a fresh process, the median of several runs: from the first import to the first answers, without the start of Node itself. */
function coldStart(starts: number): { load: number; memory: number } {
  const runs = Array.from({ length: starts }, () =>
    JSON.parse(execFileSync(process.execPath, ['-e', FIRST_ANSWERS], FRESH)),
  )
  const middle = (values: number[]) => values.toSorted((one, other) => one - other)[starts >> 1]!
  return { load: middle(runs.map(({ load }) => load)), memory: middle(runs.map(({ memory }) => memory)) }
}

const FRESH = { cwd: new URL('../..', import.meta.url), encoding: 'utf8' } as const

const FIRST_ANSWERS = `
const [start, empty] = [performance.now(), process.memoryUsage().rss]
Promise.all([import('./functions/domain/chart/natalChart.ts'), import('./functions/domain/places/gazetteer.ts')]).then(
  ([{ castChart }, { resolvePlace }]) => {
    const place = resolvePlace('Springfield, Illinois').match
    castChart({ date: '1990-05-05', time: '12:00', timeKnown: true, place })
    const load = performance.now() - start
    console.log(JSON.stringify({ load, memory: (process.memoryUsage().rss - empty) / 1e6 }))
  },
)`
