import { describe, expect, test } from 'vitest'
import { listStelliums } from '../../../../functions/domain/chart/listStelliums.ts'
import { castChart } from '../../../../functions/domain/chart/natalChart.ts'
import { ordinal } from '../../../../functions/domain/words/ordinals.ts'
import type { ChartPattern, Planet } from '../../../../shared/domain/chart.ts'
import type { Sign } from '../../../../shared/domain/zodiac.ts'
import { aBirth, aPlace } from '../../../makers/aBirth.ts'

type Where = [planet: Planet, sign: Sign, house: number | null, certain?: boolean]
const listed = (...bodies: Where[]) =>
  listStelliums(bodies.map(([planet, sign, house, certain = true]) => ({ planet, sign, house, certain }))).map(
    ({ planets, place }) => [planets.join(' '), place.sign, place.house],
  )

describe('a stellium', () => {
  test('is three bodies in one sign, however far apart in it', () => {
    expect(listed(['Sun', 'Leo', 1], ['Mercury', 'Leo', 2], ['Venus', 'Leo', 3])).toEqual([
      ['Sun Mercury Venus', 'Leo', null],
    ])
    expect(listed(['Sun', 'Leo', 1], ['Mercury', 'Leo', 2], ['Venus', 'Virgo', 3])).toEqual([])
  })

  test('is three bodies in one house, whatever their signs', () => {
    expect(listed(['Sun', 'Leo', 4], ['Mercury', 'Virgo', 4], ['Venus', 'Libra', 4])).toEqual([
      ['Sun Mercury Venus', null, 4],
    ])
  })

  test('is told once when the group in a sign is the group in a house', () => {
    expect(listed(['Sun', 'Leo', 4], ['Mercury', 'Leo', 4], ['Venus', 'Leo', 4])).toEqual([
      ['Sun Mercury Venus', 'Leo', 4],
    ])
  })

  test('is told for the sign and for the house when one more is in the house, the larger first', () => {
    expect(listed(['Sun', 'Leo', 4], ['Mercury', 'Leo', 4], ['Venus', 'Leo', 4], ['Mars', 'Virgo', 4])).toEqual([
      ['Sun Mercury Venus Mars', null, 4],
      ['Sun Mercury Venus', 'Leo', null],
    ])
  })

  test('leaves out Chiron, the node and a Moon whose sign is open', () => {
    const two: Where[] = [
      ['Sun', 'Leo', null],
      ['Mercury', 'Leo', null],
    ]
    expect(listed(...two, ['Chiron', 'Leo', null], ['North Node', 'Leo', null], ['Moon', 'Leo', null, false])).toEqual(
      [],
    )
    expect(listed(...two, ['Moon', 'Leo', null])).toEqual([['Sun Mercury Moon', 'Leo', null]])
  })
})

const stelliumsOf = (chart: ReturnType<typeof castChart>) =>
  chart.patterns.filter(({ pattern }) => pattern === 'stellium')

describe('a birth on 30 January 1984 at 22:45 in Singapore', () => {
  const place = aPlace({ name: 'Singapore', lat: 1.2897, lon: 103.8501, zone: 'Asia/Singapore' })
  const birth = aBirth({ date: '1984-01-30', time: '22:45', place })

  test('has its five bodies in Capricorn in one stellium', () => {
    const chart = castChart(birth)
    const inCapricorn = chart.planetaryPositions.slice(0, 10).filter(({ sign }) => sign === 'Capricorn')

    const found = stelliumsOf(chart).find(({ place }) => place?.sign === 'Capricorn')

    expect(inCapricorn).toHaveLength(5)
    expect(found?.planets).toEqual(inCapricorn.map(({ planet }) => planet))
  })

  test('has stelliums in signs alone when its time is unknown', () => {
    const places = stelliumsOf(castChart({ ...birth, timeKnown: false })).map(({ place }) => place)

    expect(places).not.toEqual([])
    expect(places.filter((each) => each?.house !== null || each.sign === null)).toEqual([])
  })
})

test('every body in a sign or house of three is in its stellium, and the synthesis names the place of the one that it tells', () => {
  for (let index = 0; index < 40; index++) {
    const date = new Date(Date.UTC(1940, 0, 1 + index * 577)).toISOString().slice(0, 10)
    const chart = castChart(aBirth({ date, time: `${String(index % 24).padStart(2, '0')}:20` }))
    const bodies = chart.planetaryPositions.slice(0, 10)
    const found = stelliumsOf(chart)

    for (const [sign, group] of Map.groupBy(bodies, (body) => body.sign))
      expect(found.filter(({ place }) => place?.sign === sign).map(({ planets }) => planets)).toEqual(
        group.length < 3 ? [] : [group.map(({ planet }) => planet)],
      )
    for (const [house, group] of Map.groupBy(bodies, (body) => body.house))
      expect(found.filter(({ place }) => place?.house === house).map(({ planets }) => planets)).toEqual(
        group.length < 3 ? [] : [group.map(({ planet }) => planet)],
      )
    const told = chart.synthesis!.join(' ')
    const namesOf = ({ place }: ChartPattern) => place?.sign ?? `your ${ordinal(place!.house!)} house`
    const words = found.flatMap((each) => [`packed into ${namesOf(each)}, a stellium`, `fills ${namesOf(each)} with`])
    if (told.includes('stellium')) expect(words.filter((each) => told.includes(each))).toHaveLength(1)
  }
})
