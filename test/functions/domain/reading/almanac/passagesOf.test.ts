import { describe, expect, test } from 'vitest'
import {
  ENTERED_SIGNS,
  NATAL_POINTS,
  NEVER_MADE,
  SKY_BODIES,
  TONES,
  TRANSIT_MOVERS,
  TURNING_BODIES,
} from '../../../../../functions/content/schema/keys.ts'
import { isOfSky, natalClause, passagesOf } from '../../../../../functions/domain/reading/almanac/passagesOf.ts'
import { type Fact, LUNATIONS } from '../../../../../functions/domain/reading/facts/Fact.ts'
import { SIGNS } from '../../../../../shared/domain/zodiac.ts'
import { aContact } from '../../../../makers/aContact.ts'
import { aMoonStay } from '../../../../makers/aMoonStay.ts'
import { NOW } from '../../../../makers/later.ts'

const HOUSES = Array.from({ length: 12 }, (_, index) => index + 1)
const { mover, longitude, sign, house, tone, weight } = aMoonStay()
const place = { mover, longitude, sign, house, tone, weight, id: 'an event', at: NOW }
const idsOf = (facts: Fact[]) => facts.flatMap((fact) => passagesOf(fact).map(({ passage }) => passage.id))

describe('the book has a passage of its own', () => {
  test('for every body that meets a point of a chart, in each tone', () => {
    const ids = idsOf(
      TRANSIT_MOVERS.flatMap((mover) =>
        NATAL_POINTS.flatMap((target) => TONES.map((tone) => aContact({ mover, target, tone, exactLongitude: 200 }))),
      ),
    )

    expect(new Set(ids).size).toBe(10 * 14 * 3)
  })

  test('for every meeting of two moving bodies', () => {
    const pairs = SKY_BODIES.flatMap((mover, index) => SKY_BODIES.slice(index + 1).map((target) => ({ mover, target })))
    const made = pairs.flatMap((pair) =>
      TONES.filter((tone) => !NEVER_MADE.has(`${pair.mover} ${pair.target} ${tone}`)).map((tone) =>
        aContact({ ...pair, tone }),
      ),
    )

    expect(new Set(idsOf(made)).size).toBe(made.length)
    expect(made.every(isOfSky)).toBe(true)
  })

  test('for every phase and eclipse in every house', () => {
    const lunations = HOUSES.flatMap((house) => LUNATIONS.map((kind): Fact => ({ ...place, kind, house })))
    const eclipses = HOUSES.flatMap((house): Fact[] => [
      { ...place, kind: 'newMoon', house, eclipse: 'solar' },
      { ...place, kind: 'fullMoon', house, eclipse: 'lunar' },
    ])

    expect(new Set(idsOf([...lunations, ...eclipses])).size).toBe(12 * 6)
    expect(idsOf([{ ...place, kind: 'fullMoon', eclipse: 'faint' }])).toEqual(
      idsOf([{ ...place, kind: 'fullMoon', eclipse: 'lunar' }]),
    )
  })

  test('for every body that turns, either way, and beside a point the meeting’s', () => {
    const stations = TURNING_BODIES.flatMap((mover) =>
      (['retrograde', 'direct'] as const).map((turns): Fact & { kind: 'station' } => ({
        ...place,
        kind: 'station',
        mover,
        turns,
      })),
    )
    const [beside] = passagesOf({ ...stations[0]!, mover: 'Mars', near: 'Venus' })

    expect(new Set(idsOf(stations)).size).toBe(18)
    expect(beside.passage.id).toBe('mars-venus-joined')
  })

  test('for every body that enters a sign, also one that no century of ours sees', () => {
    const movers = Object.keys(ENTERED_SIGNS) as (keyof typeof ENTERED_SIGNS)[]
    const ids = movers.map(
      (mover) => new Set(idsOf(SIGNS.map((sign): Fact => ({ ...place, kind: 'ingress', mover, sign })))),
    )

    expect(ids.map(({ size }) => size)).toEqual(movers.map((mover) => ENTERED_SIGNS[mover].length))
  })

  test('for every day of the Moon: four by its house and two by its sign', () => {
    const stays = HOUSES.flatMap((house) =>
      SIGNS.map((sign) => aMoonStay({ id: `Moon in house ${house}`, house, sign })),
    )
    const topics = passagesOf(aMoonStay()).map(({ topic, index }) => `${topic} ${index}`)

    expect(new Set(idsOf(stays)).size).toBe(12 * 4 + 12 * 2)
    expect(topics).toEqual(
      [0, 1, 2, 3].map((index) => `Moon in house 3 ${index}`).concat('Moon in Sagittarius 0', 'Moon in Sagittarius 1'),
    )
  })
})

test('the book has a sentence for every point of a chart in every sign', () => {
  const clauses = NATAL_POINTS.flatMap((point) => SIGNS.map((sign) => natalClause(point, sign)))

  expect(new Set(clauses).size).toBe(14 * 12)
})

test('a fact whose chapter is missing is an error', () => {
  expect(() => passagesOf(aContact({ mover: 'North Node', exactLongitude: 200 }))).toThrow('north node.json')
})
