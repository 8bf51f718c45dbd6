import { expect, test } from 'vitest'
import { NATAL_HOUSES } from '../../../../../functions/domain/reading/almanac/meanings/natalHouses.ts'
import { personalDays } from '../manyReadings.ts'

const textOf = (number: number) => personalDays(number).map(({ content }) => content.content)

/** Those of somebody's sixty readings that tell a clause of a body in a house. */
const countTold = (readings: readonly string[]) =>
  Object.values(NATAL_HOUSES)
    .flat()
    .map((clause) => readings.filter((reading) => reading.includes(clause)).length)

test('what a point of the chart does in its house is told, and once in sixty days', () => {
  const told = countTold(textOf(1))

  expect(told.filter((times) => times > 0).length).toBeGreaterThan(3)
  expect(Math.max(...told)).toBe(1)
})

test('without a birth time nothing is told of a house', () => {
  const readings = textOf(4)

  expect(Math.max(...countTold(readings))).toBe(0)
  expect(readings.filter((reading) => / house: /.test(reading))).toEqual([])
})
