import { expect, test } from 'vitest'
import { readerChart, signChart } from '../../../../../functions/domain/reading/facts/ReaderChart.ts'
import { addDays } from '../../../../../shared/domain/time.ts'
import { aPlace } from '../../../../makers/aBirth.ts'
import { tampa } from './examples.ts'

const pointsOf = (timeKnown: boolean) => readerChart({ ...tampa, timeKnown }).points.map(({ point }) => point)

test('the chart of a sign has no points, and counts the parts of life from its own sign', () => {
  const { points, hasHouses, houseAt } = signChart('Leo')

  expect([points, hasHouses]).toEqual([[], false])
  expect([120, 149.9, 150, 119.9, 0, 359.9, -0.1].map(houseAt)).toEqual([1, 1, 2, 12, 9, 8, 8])
})

test('the chart of a birth with its time has the Moon, both angles and houses', () => {
  const { hasHouses, houseAt, points, sunSign } = readerChart(tampa)
  const ascendant = points.find(({ point }) => point === 'Ascendant')!

  expect([hasHouses, sunSign]).toEqual([true, 'Gemini'])
  expect(pointsOf(true)).toEqual(expect.arrayContaining(['Sun', 'Moon', 'Ascendant', 'Midheaven']))
  expect([ascendant.longitude + 0.01, ascendant.longitude - 0.01].map(houseAt)).toEqual([1, 12])
  expect(points.filter(({ house, longitude }) => house !== houseAt(longitude))).toEqual([])
})

test('the chart of a birth without its time has neither the Moon nor an angle, and counts from the Sun’s sign', () => {
  const { hasHouses, houseAt, points } = readerChart({ ...tampa, timeKnown: false })

  expect(pointsOf(false)).toEqual(pointsOf(true).filter((point) => !['Moon', 'Ascendant', 'Midheaven'].includes(point)))
  expect(hasHouses).toBe(false)
  expect([60, 90].map(houseAt)).toEqual([1, 2])
  expect(points.find(({ point }) => point === 'Sun')).toMatchObject({ sign: 'Gemini', house: 1 })
})

test('the Ascendant is in the first house and the Midheaven in the tenth, however each was calculated', () => {
  const births = Array.from({ length: 60 }, (_, number) => ({
    ...tampa,
    date: addDays('1950-01-01', number * 401),
    place: aPlace({ lat: ((number * 11) % 110) - 50, lon: ((number * 37) % 340) - 170, zone: 'UTC' }),
  }))
  const houseOf = (name: string) =>
    births.map((birth) => readerChart(birth).points.find(({ point }) => point === name)!.house)

  expect([new Set(houseOf('Ascendant')), new Set(houseOf('Midheaven'))]).toEqual([new Set([1]), new Set([10])])
})
