import { describe, expect, test } from 'vitest'
import { castChart } from '../../../../functions/domain/chart/natalChart.ts'
import { chatFacts } from '../../../../functions/domain/chat/chatFacts.ts'
import { moonNow } from '../../../../functions/domain/sky/moonPhase.ts'
import { skyAt } from '../../../../functions/domain/sky/transits.ts'
import { PLANETS } from '../../../../shared/domain/chart.ts'
import { HOUR } from '../../../../shared/domain/time.ts'
import { aBirth } from '../../../makers/aBirth.ts'
import { later, NOW } from '../../../makers/later.ts'

const chart = castChart(aBirth())
const untimed = castChart(aBirth({ timeKnown: false }))
const factsOf = (cast = chart, now = NOW) => chatFacts({ chart: cast, zone: 'Asia/Singapore', now })
const bodiesOf = (of: 'birth' | 'sky', cast = chart) =>
  factsOf(cast)
    .facts.placements.filter((fact) => fact.of === of)
    .map(({ body }) => body)

describe('the facts of a chat', () => {
  test('place every body of the birth chart with its sign and house, then the two angles', () => {
    const { placements } = factsOf().facts

    expect(bodiesOf('birth')).toEqual([...PLANETS, 'Ascendant', 'Midheaven'])
    for (const { planet, sign, house } of chart.planetaryPositions)
      expect(placements).toContainEqual({ of: 'birth', body: planet, sign, house })
    expect(placements).toContainEqual({ of: 'birth', body: 'Ascendant', sign: chart.ascendant.sign, house: 1 })
    expect(placements).toContainEqual({ of: 'birth', body: 'Midheaven', sign: chart.midheaven.sign })
  })

  test('place every body of the sky now in its sign', () => {
    expect(bodiesOf('sky')).toEqual(PLANETS)
    for (const { planet, sign } of skyAt(NOW))
      expect(factsOf().facts.placements).toContainEqual({ of: 'sky', body: planet, sign })
  })

  test('without a birth time have no angles, and no transits to the Moon', () => {
    const hours = Array.from({ length: 28 * 6 }, (_, step) => later(step * 4 * HOUR))
    const targets = (cast: typeof chart) =>
      new Set(hours.flatMap((now) => factsOf(cast, now).transits.map(({ target }) => target)))

    expect(bodiesOf('birth', untimed)).not.toContain('Ascendant')
    expect(bodiesOf('birth', untimed)).not.toContain('Midheaven')
    expect(targets(untimed)).not.toContain('Moon')
    expect(targets(untimed)).toContain('Sun')
    expect(targets(chart)).toContain('Moon')
  })

  test('leave out a Moon whose sign is not certain', () => {
    const positions = untimed.planetaryPositions.map((each) => ({ ...each, certain: each.planet !== 'Moon' }))

    expect(bodiesOf('birth', { ...untimed, planetaryPositions: positions })).toEqual(
      PLANETS.filter((planet) => planet !== 'Moon'),
    )
  })

  test('have the eight closest transits, as aspects from the sky to the birth chart behind those of birth', () => {
    const { transits, facts } = factsOf()
    const crowded = Array.from({ length: 30 }, (_, day) => factsOf(chart, later(day * 24 * HOUR)).transits)

    expect(Math.max(...crowded.map(({ length }) => length))).toBe(8)
    expect(transits.map(({ orb }) => orb)).toEqual(transits.map(({ orb }) => orb).toSorted((a, b) => a - b))
    expect(facts.aspects).toEqual([
      ...chart.aspects.map(({ planet1, aspect, planet2 }) => ({
        a: { of: 'birth', body: planet1 },
        aspect,
        b: { of: 'birth', body: planet2 },
      })),
      ...transits.map(({ mover, aspect, target }) => ({
        a: { of: 'sky', body: mover },
        aspect,
        b: { of: 'birth', body: target },
      })),
    ])
  })

  test('name who is retrograde at birth and in the sky, and the sign on each cusp', () => {
    const { facts } = factsOf()

    expect(facts.retrogrades).toEqual([
      ...chart.planetaryPositions
        .filter(({ retrograde }) => retrograde)
        .map(({ planet }) => ({ of: 'birth', body: planet })),
      ...skyAt(NOW)
        .filter(({ retrograde }) => retrograde)
        .map(({ planet }) => ({ of: 'sky', body: planet })),
    ])
    expect(facts.cusps).toEqual(chart.houses.map(({ house, sign }) => ({ house, sign })))
    expect(facts.patterns).toEqual(chart.patterns.map(({ pattern }) => pattern))
  })

  test('have the phase of the Moon, whether it is void, and the day on the calendar of the reader', () => {
    const hours = Array.from({ length: 100 }, (_, step) => later(step * HOUR))
    const told = hours.map((now) => factsOf(chart, now).facts)

    expect(told.map(({ phases }) => phases)).toEqual(hours.map((now) => [moonNow(now).phase]))
    expect(told.map(({ events }) => events)).toEqual(
      hours.map((now) => (moonNow(now).voidUntil ? ['void of course'] : [])),
    )
    expect(new Set(told.map(({ events }) => events?.length))).toEqual(new Set([0, 1]))
    expect(factsOf(chart, later(3 * HOUR)).facts.dates).toEqual(['2026-11-21'])
    expect(factsOf(chart, later(4 * HOUR)).facts.dates).toEqual(['2026-11-22'])
  })
})
