import { describe, expect, test } from 'vitest'
import { contactCourse } from '../../../../../functions/domain/reading/facts/contactCourse.ts'
import { listContacts } from '../../../../../functions/domain/reading/facts/contacts.ts'
import { clockAt, dayWindow } from '../../../../../functions/domain/reading/facts/DayWindow.ts'
import { readerChart } from '../../../../../functions/domain/reading/facts/ReaderChart.ts'
import { skyOfDay } from '../../../../../functions/domain/reading/facts/skyOfDay.ts'
import type { Birth } from '../../../../../shared/domain/birth.ts'
import type { EpochSeconds } from '../../../../../shared/domain/time.ts'
import { london, tampa } from './examples.ts'

const contactOf = (birth: Birth, date: string, id: string) => {
  const day = dayWindow(date, birth.place.zone)
  const contact = listContacts(readerChart(birth), day).find((one) => one.id === id)!
  return { contact, day }
}

const clock = (at: EpochSeconds | undefined, zone: string) => {
  const { hour, minute } = clockAt(at!, zone)
  return `${hour}:${String(minute).padStart(2, '0')}`
}

describe('a fast contact', () => {
  const { contact, day } = contactOf(tampa, '2026-11-22', 'Venus square Saturn')
  const zone = 'America/New_York'
  const dates = (instants: readonly EpochSeconds[]) => instants.map((at) => clockAt(at, zone).date)

  test('is exact at its minute, between two houses', () => {
    expect(clock(contact.at, zone)).toBe('11:34')
    expect(contact).toMatchObject({ stage: 'exact', tone: 'tense', sign: 'Libra', house: 1 })
    expect(contact).toMatchObject({ target: 'Saturn', targetSign: 'Capricorn', targetHouse: 4 })
  })

  test('knows the passes before it, and the day on which it is out of range', () => {
    const { passes, end } = contactCourse(contact, day)

    expect(dates(passes)).toEqual(['2026-09-02', '2026-11-05', '2026-11-22'])
    expect(dates([end])).toEqual(['2026-11-26'])
  })
})

test('a contact on the day of an ingress is told with the sign and the house in which it is exact', () => {
  const day = dayWindow('2026-12-06', 'UTC')
  const venus = { point: 'Venus', longitude: 240.05, sign: 'Sagittarius', house: 9 } as const
  const chart = {
    ...readerChart(tampa),
    points: [venus],
    houseAt: (longitude: number) => Math.floor(longitude / 30) + 1,
  }
  const contact = listContacts(chart, day).find(({ id }) => id === 'Mercury conjunction Venus')

  expect(skyOfDay(day).spans.find(({ planet }) => planet === 'Mercury')!.start).toBeLessThan(240)
  expect(contact).toMatchObject({ stage: 'exact', sign: 'Sagittarius', house: 9 })
})

describe('a slow contact on its last day', () => {
  const { contact, day } = contactOf(london, '2026-12-10', 'Uranus square Moon')
  const { start, end, returnsAt } = contactCourse(contact, day)
  const zone = 'Europe/London'

  test('leaves at its minute', () => {
    expect(contact).toMatchObject({ stage: 'last', house: 7, targetHouse: 10, isSlow: true })
    expect(clock(end, zone)).toBe('4:50')
  })

  test('knows when the visit began and when the next one begins', () => {
    expect(clockAt(start, zone).date).toBe('2026-06-19')
    expect(clockAt(returnsAt!, zone).date).toBe('2027-04-07')
  })
})

test('without a birth time nothing meets the Moon or an angle', () => {
  const chart = readerChart({ ...tampa, timeKnown: false })
  const targets = listContacts(chart, dayWindow('2026-11-22', 'UTC')).map(({ target }) => target)

  expect(targets.filter((target) => ['Moon', 'Ascendant', 'Midheaven'].includes(target))).toEqual([])
  expect(targets.length).toBeGreaterThan(0)
})
