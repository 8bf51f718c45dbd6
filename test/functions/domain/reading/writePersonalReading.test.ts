import { describe, expect, test } from 'vitest'
import { writePersonalReading } from '../../../../functions/domain/reading/writePersonalReading.ts'
import { addDays } from '../../../../shared/domain/time.ts'
import { aReadingDay } from '../../../makers/aReadingDay.ts'
import { tampa } from './facts/examples.ts'
import { textOf } from './manyReadings.ts'

const writtenOn = (date: string, changes = {}) => writePersonalReading(aReadingDay(tampa, { date, ...changes }))
const written = writtenOn('2026-12-10')

describe('a person’s reading', () => {
  test('begins with the person, and tells the event in the same paragraph', () => {
    const [feels] = written.passage!.say

    expect(written.paragraphs[0]!.startsWith((feels as { feels: string }).feels)).toBe(true)
    expect(written.paragraphs[0]).toContain(written.event)
  })

  test('remembers its topic, its stage, its area and act, and what it told of days ahead', () => {
    const { read, lead, ahead, passage, act } = written

    expect(read).toMatchObject({
      date: '2026-12-10',
      topic: 'Saturn joined Mars',
      stage: 'other',
      ahead: ahead?.fact.id,
    })
    expect(lead).toMatchObject({ kind: 'station', near: 'Mars' })
    expect(passage!.acts[read.act]).toBe(act)
    expect(textOf(written)).toContain(passage!.areas[read.area].slice(-20))
  })

  test('names the other person by their relationship, and says nothing else of it', () => {
    const dates = Array.from({ length: 15 }, (_, index) => addDays('2026-11-22', index))
    const told = (relationship: string) => dates.map((date) => textOf(writtenOn(date, { relationship, focus: 'love' })))
    const [single, married] = [told('single'), told('married')]
    const neutral = (text: string) => text.replace(/somebody you like|your partner/gi, 'P')

    expect(single).not.toEqual(married)
    expect(single.map(neutral)).toEqual(married.map(neutral))
  })

  test('is another one for another reader of the same chart, on the whole', () => {
    const dates = Array.from({ length: 10 }, (_, index) => addDays('2026-11-22', index))
    const told = (seed: string) => dates.map((date) => textOf(writtenOn(date, { seed })))
    const john = told('usr_john')

    expect(told('usr_jane').filter((text, index) => text !== john[index]).length).toBeGreaterThanOrEqual(5)
  })
})
