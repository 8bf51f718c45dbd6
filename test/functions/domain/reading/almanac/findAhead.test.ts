import { describe, expect, test } from 'vitest'
import { findAhead } from '../../../../../functions/domain/reading/almanac/findAhead.ts'
import { listContacts } from '../../../../../functions/domain/reading/facts/contacts.ts'
import { clockAt } from '../../../../../functions/domain/reading/facts/DayWindow.ts'
import type { Fact } from '../../../../../functions/domain/reading/facts/Fact.ts'
import { readerChart } from '../../../../../functions/domain/reading/facts/ReaderChart.ts'
import { NOTHING_READ, recall, remember } from '../../../../../functions/domain/reading/Memory.ts'
import { addDays } from '../../../../../shared/domain/time.ts'
import { aContact } from '../../../../makers/aContact.ts'
import { aReadingDay } from '../../../../makers/aReadingDay.ts'
import { tampa } from '../facts/examples.ts'

const date = '2026-08-04'
const day = aReadingDay(tampa, { date })
const lead = listContacts(day.chart, day.window).find(({ id }) => id === 'Jupiter trine Mars')!
const aheadOf = (fact: Fact, changes: Partial<Parameters<typeof findAhead>[2]> = {}) =>
  findAhead(fact, day, { read: [], turn: 0, ...changes })

/** That a fact ahead was told so many days ago. */
const told = (ahead: string, daysAgo: number) =>
  recall(
    remember(NOTHING_READ, {
      date: addDays(date, -daysAgo),
      topic: 'another',
      stage: 'other',
      passage: 0,
      area: 'self',
      act: 0,
      ahead,
    }),
    date,
  )

describe('what comes next', () => {
  test('is the next contact with the same point of the chart, in the words of its own passage', () => {
    const { fact, when, text } = aheadOf(lead)!

    expect(fact.id).toBe('Mercury trine Mars')
    expect(when).toBe('on 13 August')
    expect(clockAt(fact.at, day.zone).date).toBe('2026-08-13')
    expect(text).toBe('On 13 August, with Mercury in a trine to your Mars, plans turn into doing without much talk.')
  })

  test('is told in another frame on another turn', () => {
    expect(aheadOf(lead, { turn: 1 })!.text).toBe(
      'On 13 August, when Mercury trines your Mars, plans turn into doing without much talk.',
    )
  })

  test('is told once in fourteen days', () => {
    expect(aheadOf(lead, { read: told('Mercury trine Mars', 13) })?.fact.id).not.toBe('Mercury trine Mars')
    expect(aheadOf(lead, { read: told('Mercury trine Mars', 14) })?.fact.id).toBe('Mercury trine Mars')
  })

  test('is not what the lead itself is about', () => {
    const same = aContact({ ...lead, mover: 'Mercury', tone: 'easy' })

    expect(aheadOf(same)?.fact.id).not.toBe('Mercury trine Mars')
  })

  test('can be the new moon in the same part of life within six days', () => {
    // The Moon is new on the night of 10 September, in the twelfth house.
    const inHouse = (house: number) =>
      aContact({ id: 'Pluto trine Chiron', mover: 'Pluto', house, exactLongitude: 200 })
    const aheadOn = (date: string, house: number) => {
      const day = aReadingDay(tampa, { date, chart: { ...readerChart(tampa), points: [] } })
      return findAhead(inHouse(house), day, { read: [], turn: 0 })?.text
    }

    expect(aheadOn('2026-09-05', 12)).toMatch(/^On Thursday night, at the new Moon in Virgo, .*[a-z]\.$/)
    expect([aheadOn('2026-09-03', 12), aheadOn('2026-09-05', 11)]).toEqual([undefined, undefined])
  })

  test('is nothing where nothing touches the same body, point or part of life', () => {
    const nowhere = aContact({ mover: 'North Node', target: 'Vertex' as 'Moon', house: 13 })

    expect(aheadOf(nowhere)).toBeUndefined()
  })
})
