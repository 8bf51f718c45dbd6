import { describe, expect, test } from 'vitest'
import { chartEdition } from '../../../../functions/domain/chart/almanac/edition.ts'
import { houseOf } from '../../../../functions/domain/chart/houses.ts'
import { castBigThree, castChart, editionOfCharts } from '../../../../functions/domain/chart/natalChart.ts'
import { TZDATA } from '../../../../functions/domain/places/zoneHistory.ts'
import { ENGINE } from '../../../../functions/domain/sky/ephemeris.ts'
import { NatalChart, PLANETS } from '../../../../shared/domain/chart.ts'
import { signOfLongitude } from '../../../../shared/domain/zodiac.ts'
import { aBirth, aPlace, birthOfReference } from '../../../makers/aBirth.ts'
import { arcseconds, instantOf, REFERENCE_BODIES, referenceCharts } from './referenceCharts.ts'

const newYork = aPlace({ name: 'New York', lat: 40.71427, lon: -74.00597, zone: 'America/New_York' })

describe('every reference birth', () => {
  const charts = referenceCharts.map((reference) => ({ reference, chart: castChart(birthOfReference(reference)) }))

  test.each(
    PLANETS.map((planet, index) => [planet, REFERENCE_BODIES[index]!] as const),
  )('has its %s in the right sign, house and direction', (planet, key) => {
    for (const { reference, chart } of charts) {
      const { longitudes, retrograde, placidus, porphyry } = reference.expected
      const position = chart.planetaryPositions.find((one) => one.planet === planet)!

      expect(position.sign, reference.id).toBe(signOfLongitude(longitudes[key]))
      expect(position.retrograde, reference.id).toBe(retrograde[key])
      expect(position.house, reference.id).toBe(houseOf(longitudes[key], placidus ?? porphyry))
    }
  })

  test('has its angles, its Big Three and its true node', () => {
    for (const { reference, chart } of charts) {
      const { longitudes, asc, mc } = reference.expected

      expect(chart).toMatchObject({
        sunSign: signOfLongitude(longitudes.sun),
        moonSign: signOfLongitude(longitudes.moon),
        risingSign: signOfLongitude(asc),
        moonSignOther: null,
        ascendant: { sign: signOfLongitude(asc), approximate: false },
        midheaven: { sign: signOfLongitude(mc), approximate: false },
      })
      expect(arcseconds(chart.trueNode!.longitude, longitudes.true_node), reference.id).toBeLessThan(1)
    }
  })

  test('says what instant and houses it was cast from', () => {
    for (const { reference, chart } of charts) {
      expect(instantOf(chart.origin.utc), reference.id).toBe(instantOf(reference.utc))
      expect(chart.origin.timeCase, reference.id).toBe(reference.time_case)
      expect(chart.origin.houseSystem, reference.id).toBe(reference.expected.polar ? 'porphyry' : 'placidus')
    }
  })

  test('has degrees and minutes that lead back to its longitudes', () => {
    for (const { chart } of charts)
      for (const { sign, degree, minute, longitude } of [...chart.planetaryPositions, ...chart.houses]) {
        expect(signOfLongitude(longitude)).toBe(sign)
        expect(Math.floor((longitude % 30) * 60)).toBe(degree * 60 + minute)
      }
  })
})

test('a chart has exactly the declared shape, with a text for every part', () => {
  const chart = castChart(aBirth())

  expect(NatalChart.parse(chart)).toEqual(chart)
  expect(chart.planetaryPositions.map(({ planet }) => planet)).toEqual(PLANETS)
  expect(chart.houses.map(({ house }) => house)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(chart.origin.engine).toBe(ENGINE)
  for (const { interpretation } of [...chart.planetaryPositions, ...chart.houses, ...chart.aspects])
    expect(interpretation.length).toBeGreaterThan(40)
})

test('the Big Three alone are those of the chart', () => {
  for (const timeKnown of [true, false]) {
    const birth = aBirth({ timeKnown })

    expect(castChart(birth)).toMatchObject(castBigThree(birth))
  }
})

test('an edition names the engine, the time zones and the texts', () => {
  expect(editionOfCharts()).toContain(ENGINE)
  expect(editionOfCharts()).toContain(`tzdata ${TZDATA}`)
  expect(editionOfCharts()).toContain(chartEdition())
})

test('a chart tells its balance, its figures, its dominants and how each sign suits', () => {
  const chart = castChart(aBirth({ date: '1992-11-13', time: '05:00' }))

  expect(chart.balance.total).toBe(20)
  for (const points of [chart.balance.elements, chart.balance.qualities, chart.balance.polarities])
    expect(Object.values<number>(points).reduce((sum, each) => sum + each)).toBe(20)
  expect(chart.dominants).toHaveLength(3)
  expect(chart.planetaryPositions.find(({ planet }) => planet === 'Pluto')).toMatchObject({
    sign: 'Scorpio',
    dignity: 'domicile',
  })
})

describe('without a known time', () => {
  test('the chart is cast for noon, whatever time was given', () => {
    const chart = castChart(aBirth({ time: '23:15', timeKnown: false }))

    expect(chart.origin).toMatchObject({ time: '12:00', timeKnown: false, utc: '1993-06-15T11:00:00.000Z' })
  })

  test('there are no houses and no rising sign', () => {
    const chart = castChart(aBirth({ timeKnown: false }))

    expect(chart.houses).toEqual([])
    expect(chart.planetaryPositions.map(({ house }) => house)).toEqual(PLANETS.map(() => null))
    expect(chart.risingSign).toBeNull()
    expect(chart).toMatchObject({ ascendant: { approximate: true }, midheaven: { approximate: true } })
  })

  test('only aspects that hold from midnight to midnight are listed', () => {
    const name = ({ planet1, aspect, planet2 }: { planet1: string; aspect: string; planet2: string }) =>
      [planet1, aspect, planet2].join(' ')
    let dropped = 0
    for (let day = 1; day <= 28; day++) {
      const date = `1993-02-${String(day).padStart(2, '0')}`
      const hours = ['00:00', '03:00', '06:00', '09:00', '12:00', '15:00', '18:00', '21:00', '23:59']
      const timed = hours.map((time) => castChart(aBirth({ date, time })).aspects.map(name))
      const always = timed[0]!.filter((aspect) => timed.every((aspects) => aspects.includes(aspect)))

      const listed = castChart(aBirth({ date, timeKnown: false })).aspects.map(name)

      expect(new Set(listed)).toEqual(new Set(always))
      dropped += timed[4]!.length - listed.length
    }
    expect(dropped).toBeGreaterThan(28)
  })

  test('the Moon draws no figures, and is in a stellium, weighs and dignifies only in a sign that is certain', () => {
    const days = [...Array(28).keys()].map((day) => `1993-02-${String(day + 1).padStart(2, '0')}`)
    for (const chart of days.map((date) => castChart(aBirth({ date, timeKnown: false })))) {
      const moon = chart.planetaryPositions[1]!

      const figures = chart.patterns.filter(({ pattern }) => moon.certain === false || pattern !== 'stellium')
      expect(figures.flatMap(({ planets }) => planets)).not.toContain('Moon')
      expect(chart.balance.total).toBe(moon.certain ? 17 : 14)
      if (!moon.certain) expect(moon.dignity).toBeNull()
    }
  })

  test('the Moon is uncertain on exactly the days on which it changes signs', () => {
    for (let day = 1; day <= 28; day++) {
      const date = `1993-02-${String(day).padStart(2, '0')}`
      const timed = ['00:00', '06:00', '12:00', '18:00', '23:59'].map(
        (time) => castBigThree(aBirth({ date, time })).moonSign,
      )

      const { moonSign, moonSignOther, planetaryPositions } = castChart(aBirth({ date, timeKnown: false }))

      expect(new Set([moonSign, moonSignOther ?? moonSign])).toEqual(new Set(timed))
      expect(planetaryPositions.filter(({ certain }) => !certain).map(({ planet }) => planet)).toEqual(
        moonSignOther ? ['Moon'] : [],
      )
    }
  })
})

test('a repeated hour is the earlier one, unless the person says the later', () => {
  const birth = aBirth({ date: '1993-10-31', time: '01:30', place: newYork })

  expect(castChart(birth).origin).toMatchObject({ timeCase: 'overlap', utc: '1993-10-31T05:30:00.000Z' })
  expect(castChart({ ...birth, later: true }).origin).toMatchObject({
    timeCase: 'overlap',
    utc: '1993-10-31T06:30:00.000Z',
    offsetSeconds: -5 * 3600,
  })
})

test('a time that is not repeated has no later one', () => {
  expect(castChart(aBirth({ later: true }))).toEqual(castChart(aBirth()))
})

test.each([
  ['1993-03-20', '15:00', 'Aries', 'Pisces'],
  ['1993-03-20', '13:00', 'Pisces', 'Aries'],
  ['1993-03-23', '13:00', 'Aries', null],
])('the Sun of %s %s is in %s and on the cusp of %s', (date, time, sunSign, cuspSign) => {
  expect(castBigThree(aBirth({ date, time }))).toMatchObject({ sunSign, cuspSign })
})
