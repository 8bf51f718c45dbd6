import { describe, expect, test } from 'vitest'
import { eventSentence } from '../../../../../functions/domain/reading/almanac/eventSentence.ts'
import { listContacts } from '../../../../../functions/domain/reading/facts/contacts.ts'
import { listSkyEvents } from '../../../../../functions/domain/reading/facts/skyEvents.ts'
import type { Birth } from '../../../../../shared/domain/birth.ts'
import { aReadingDay } from '../../../../makers/aReadingDay.ts'
import { london, tampa } from '../facts/examples.ts'

function eventOf(birth: Birth, date: string, id: string, turn = 0): string {
  const day = aReadingDay(birth, { date })
  const facts = [...listContacts(day.chart, day.window), ...listSkyEvents(day.chart, day.window)]
  return eventSentence(facts.find((fact) => fact.id === id)!, day, turn)
}

describe('the sentence of an event tells a contact', () => {
  test.each([
    [
      'that is exact today by its hour',
      '2026-08-04',
      'Venus trine Mercury',
      'Venus trines your Mercury at 6:09 this evening, from your twelfth house: rest and time alone.',
    ],
    [
      'that comes several times by its pass, and in an opposition by both houses',
      '2026-08-05',
      'Mercury opposition Saturn',
      'Mercury opposes your Saturn at 11:41 this morning, the third of three passes, from your tenth house of your work in public to your fourth of home and family.',
    ],
    [
      'that begins today by its last day',
      '2026-08-22',
      'Jupiter square Venus',
      'Jupiter comes into a square to your Venus today and stays until 5 September, from your eleventh house: friends and shared plans.',
    ],
    [
      'between its days by its first and its last one',
      '2026-08-04',
      'Jupiter trine Mars',
      'Jupiter has been in a trine to your Mars since 28 July and stays until Monday, from your eleventh house: friends and shared plans.',
    ],
    [
      'of a slow body that is exact today by its hour and its last day',
      '2026-08-29',
      'Jupiter square Venus',
      'Jupiter squares your Venus exactly at 2:07 this afternoon and stays close until 5 September, from your eleventh house: friends and shared plans.',
    ],
    [
      'that ends today by its hour and its first day',
      '2026-08-10',
      'Jupiter trine Mars',
      'Jupiter ends its time in a trine to your Mars at 3:34 this afternoon, after a visit that began on 28 July, from your eleventh house: friends and shared plans.',
    ],
  ])('%s', (_, date, id, sentence) => {
    expect(eventOf(tampa, date, id)).toBe(sentence)
  })
})

describe('the sentence of an event tells', () => {
  test.each([
    [
      'a full Moon',
      london,
      '2026-09-26',
      'fullMoon in Aries',
      'The Moon is full in Aries at 5:49 this evening, in your fourth house: home and family.',
    ],
    [
      'a new Moon',
      london,
      '2026-09-11',
      'newMoon in Virgo',
      'The Moon is new in Virgo at 4:27 this morning, in your tenth house: your work in public.',
    ],
    [
      'an eclipse of the Sun',
      london,
      '2026-08-12',
      'newMoon in Leo',
      'The Sun is eclipsed at the new Moon in Leo at 6:36 this evening, in your ninth house: study, travel and belief.',
    ],
    [
      'an eclipse of the Moon',
      tampa,
      '2026-08-28',
      'fullMoon in Pisces',
      'The Moon is eclipsed at the full Moon in Pisces at 12:18 this morning, in your fifth house: love, play and what you make.',
    ],
    [
      'an ingress and how long it lasts',
      london,
      '2026-08-06',
      'Venus enters Libra',
      'Venus enters Libra at 8:12 this evening and stays until 10 September, in your tenth house: your work in public.',
    ],
    [
      'a station',
      london,
      '2026-09-10',
      'Uranus turns retrograde',
      'Uranus stands still in Gemini at 7:27 this evening and turns retrograde, in your seventh house: partners and agreements.',
    ],
    [
      'a station beside a point of the chart',
      tampa,
      '2026-12-10',
      'Saturn turns direct',
      'Saturn stands still at 6:31 this evening right beside your Mars and turns direct, in your seventh house: partners and agreements.',
    ],
    [
      'the Moon’s sign and how long it stays',
      tampa,
      '2026-08-04',
      'Moon in house 7',
      'The Moon is in Aries until 10:35 tonight, in your seventh house: partners and agreements.',
    ],
  ])('%s', (_, birth, date, id, sentence) => {
    expect(eventOf(birth, date, id)).toBe(sentence)
  })

  test('the same in other words on another turn', () => {
    const told = [0, 1, 2, 3].map((turn) => eventOf(tampa, '2026-08-04', 'Jupiter trine Mars', turn))

    expect(new Set(told).size).toBe(4)
    expect(told.filter((sentence) => !/until Monday/i.test(sentence))).toEqual([])
  })

  test('a part of life in place of a house where the birth time is not known', () => {
    expect(eventOf({ ...tampa, timeKnown: false }, '2026-08-04', 'Venus trine Mercury')).toMatch(
      /^Venus trines your Mercury at .*, in the part of life that is about home and family\.$/,
    )
  })
})
