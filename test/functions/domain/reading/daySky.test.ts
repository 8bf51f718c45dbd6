import { expect, test } from 'vitest'
import {
  almanacReading,
  type PersonalDay,
  personalTask,
  signTask,
} from '../../../../functions/domain/reading/dailyReading.ts'
import { type Memory, NOTHING_READ, remember } from '../../../../functions/domain/reading/Memory.ts'
import { zip } from '../../../../functions/store/zip.ts'
import type { DaySky } from '../../../../shared/domain/daySky.ts'
import { ReadingContent } from '../../../../shared/domain/reading.ts'
import { addDays, type LocalDate } from '../../../../shared/domain/time.ts'
import { aBirth } from '../../../makers/aBirth.ts'
import { aReading } from '../../../makers/aReading.ts'

const DAYS = 40
const dates = Array.from({ length: DAYS }, (_, index) => addDays('2026-11-22', index))

const aTask = (changes: Partial<PersonalDay> = {}) =>
  personalTask({
    accountId: 'usr_jane',
    birth: aBirth(),
    date: '2026-11-22',
    zone: 'Europe/London',
    memory: NOTHING_READ,
    focus: null,
    relationship: null,
    ...changes,
  })

function inARow(write: (date: LocalDate, memory: Memory) => ReturnType<typeof aTask>) {
  let memory = NOTHING_READ
  return dates.map((date) => {
    const task = write(date, memory)
    memory = remember(memory, task.written.read)
    const { content } = almanacReading(task)
    return { date, content, sky: content.sky!, lead: task.written.lead, memory }
  })
}

const personal = inARow((date, memory) => aTask({ date, memory }))
const ofLeo = inARow((date, memory) => signTask('Leo', date, memory))

const longitudeOf = (list: DaySky['natal'] | DaySky['bodies'], name: string) =>
  list.find((each) => ('point' in each ? each.point : each.planet) === name)!.longitude

const ANGLES = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 }

test('the line of an exact contact with the chart is as long as its aspect says, to the degree', () => {
  const exact = personal.filter(({ lead }) => lead.kind === 'contact' && lead.stage === 'exact')

  expect(exact.length).toBeGreaterThan(5)
  for (const { sky } of exact) {
    const apart = Math.abs(longitudeOf(sky.bodies, sky.lead.mover) - longitudeOf(sky.natal, sky.lead.point!))
    expect(Math.abs(Math.min(apart, 360 - apart) - ANGLES[sky.lead.aspect!])).toBeLessThanOrEqual(1)
  }
})

test('a chart has its angles only with a birth time, and the sky has every body once', () => {
  const points = (timeKnown: boolean) =>
    almanacReading(aTask({ birth: aBirth({ timeKnown }) })).content.sky!.natal.map(({ point }) => point)

  expect(points(true)).toEqual(expect.arrayContaining(['Moon', 'Ascendant', 'Midheaven']))
  for (const point of ['Moon', 'Ascendant', 'Midheaven']) expect(points(false)).not.toContain(point)
  for (const { sky } of [...personal, ...ofLeo]) {
    expect(new Set(sky.bodies.map(({ planet }) => planet)).size).toBe(11)
    expect(sky.bodies).toHaveLength(11)
  }
})

test('a reading for a Sun sign has the sign in place of a chart, and a contact of it is between two bodies of the sky', () => {
  const contacts = ofLeo.filter(({ sky }) => sky.lead.aspect)

  expect(ofLeo.every(({ sky }) => sky.sign === 'Leo' && sky.natal.length === 0)).toBe(true)
  expect(contacts.length).toBeGreaterThan(5)
  for (const { sky } of contacts) expect(sky.bodies.map(({ planet }) => planet)).toContain(sky.lead.point)
})

test('a label says the lead in a few words', () => {
  for (const { sky, lead } of personal.filter(({ lead: { kind } }) => kind === 'contact'))
    expect(sky.label).toMatch(
      new RegExp(`${lead.mover} (meets|opposes|trines|squares|sextiles) your ${sky.lead.point}$`),
    )
  for (const { sky } of ofLeo) {
    expect(sky.label).not.toContain('your')
    expect(sky.label).not.toMatch(/(?<!the) (Sun|Moon)$/)
  }
})

test('the dates to come are of the next ten days, in order, three at most besides new and full moons, and these always', () => {
  const isMoon = (text: string) => /(?:New|Full) Moon/.test(text)
  for (const { date, sky } of [...personal, ...ofLeo]) {
    const days = sky.next.map((each) => each.date)
    expect(days).toEqual(days.toSorted())
    expect(days.every((day) => day > date && day <= addDays(date, 10))).toBe(true)
    expect(sky.next.filter(({ text }) => !isMoon(text)).length).toBeLessThanOrEqual(3)
  }
  const before = (date: LocalDate, days: readonly { date: LocalDate; sky: DaySky }[]) =>
    days.find((day) => day.date === date)!.sky.next.filter(({ text }) => isMoon(text))
  // 9 December 2026 at 0:52, by the almanac of the US Naval Observatory.
  for (const days of [personal, ofLeo]) {
    expect(before('2026-11-28', days)).toEqual([])
    expect(before('2026-11-29', days)).toEqual([{ date: '2026-12-09', text: 'New Moon in Sagittarius' }])
  }
})

test('what is told to come is told as the lead when its day has come, or outweighed there', () => {
  const comingAs = (text: string, on: LocalDate) => personal.find(({ date }) => date === on)?.sky.label === text
  const told = personal.flatMap(({ sky }) => sky.next).filter(({ date }) => date <= dates.at(-1)!)

  expect(told.filter(({ text, date }) => comingAs(text, date)).length / told.length).toBeGreaterThan(0.4)
})

test('a day of a person stays a row of two write units: reading, sky and what has been read', () => {
  const ROOM_FOR_KEYS = 256
  const sizes = personal.map(({ content, memory }) => zip(content).length + zip(memory).length)
  // The memory of 120 days, as its letters cannot be zipped further than this.
  const grown = 120 * 7 * 0.8

  expect(Math.max(...personal.map(({ content }) => zip(content).length)) + grown + ROOM_FOR_KEYS).toBeLessThan(2048)
  expect(Math.max(...sizes)).toBeLessThan(2048)
})

test('a reading of an earlier release, which has no sky, is still one', () => {
  expect(ReadingContent.safeParse(aReading()).success).toBe(true)
  for (const { content } of [...personal, ...ofLeo]) expect(ReadingContent.safeParse(content).success).toBe(true)
})
