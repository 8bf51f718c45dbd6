import { expect, test } from 'vitest'
import { NATAL_HOUSES } from '../../../../../functions/domain/reading/almanac/meanings/natalHouses.ts'
import { SIGN_HABITS } from '../../../../../functions/domain/reading/almanac/meanings/signHabits.ts'
import { POINT_WORDS } from '../../../../../functions/domain/reading/words/points.ts'
import { personalDays } from '../manyReadings.ts'

const textOf = (number: number) => personalDays(number).map(({ content }) => content.content)

const CLAUSES = Object.values(NATAL_HOUSES).flat()

/** Those of somebody's sixty readings that tell a clause of a body in a house. */
const countTold = (readings: readonly string[]) =>
  CLAUSES.map((clause) => readings.filter((reading) => reading.includes(clause)).length)

test('what a point of the chart does in its house is told on days of that house, and once in sixty days', () => {
  const people = [1, 2].map(textOf)
  const told = people.map(countTold)
  const toldElsewhere = people
    .flat()
    .filter((reading) => CLAUSES.some((clause) => reading.includes(`, where ${clause}`)))

  expect(told.flat().filter((times) => times > 0).length).toBeGreaterThan(3)
  expect(Math.max(...told.flat())).toBe(1)
  expect(toldElsewhere.filter((reading) => !/\b(that|the same) house, where/.test(reading))).toEqual([])
})

test('how rare the visit of a slow body is, is told of the body that leads, once', () => {
  const rare = [1, 2, 3, 4].map((number) =>
    textOf(number).flatMap((text) => {
      const [, body] = RARE.exec(text) ?? []
      return body === undefined ? [] : [{ body, event: text.split('. ')[0]! }]
    }),
  )

  expect(rare.flat().length).toBeGreaterThan(1)
  expect(rare.flat().filter(({ body, event }) => !event.includes(body))).toEqual([])
  expect(rare.map((told) => new Set(told.map(({ body }) => body)).size)).toEqual(rare.map(({ length }) => length))
})
const RARE = /(Saturn|Uranus|Neptune|Pluto|Chiron)[^.]* \d+ years/

test('the sign of a point of the chart is told at most once in thirty days', () => {
  const daysIn = (readings: readonly string[]) => (words: string) =>
    readings.flatMap((text, day) => (isOfSign(text, words) ? [day] : []))
  const told = [4, 9, 14].map(textOf).flatMap((readings) => Object.values(POINT_WORDS).map(daysIn(readings)))

  expect(told.flat().length).toBeGreaterThan(3)
  expect(told.flatMap((days) => days.slice(1).map((day, index) => day - days[index]!)).filter(isSoon)).toEqual([])
})

/** Whether a reading tells the sign of the point that is about these words. */
const isOfSign = (text: string, words: string) =>
  text.split('. ').some((sentence) => sentence.includes(words) && HABITS.some((habit) => sentence.includes(habit)))
const HABITS = Object.values(SIGN_HABITS).flat()
const isSoon = (days: number) => days < 30

test('a planet that turns says since when it went backward, or until when it will', () => {
  const told = [1, 4].flatMap(textOf).filter((text) => BACKWARD.test(text))

  expect(told.length).toBeGreaterThan(0)
})

const BACKWARD = /(gone|goes) backward|(on its|The) way back|Retrograde since|back the way it came|the backward weeks/

test('without a birth time nothing is told of a house', () => {
  const readings = textOf(4)

  expect(Math.max(...countTold(readings))).toBe(0)
  expect(readings.filter((reading) => / house: /.test(reading))).toEqual([])
})
