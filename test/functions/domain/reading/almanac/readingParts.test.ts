import { describe, expect, test } from 'vitest'
import { readingParts, stageSentence } from '../../../../../functions/domain/reading/almanac/readingParts.ts'
import { aContact } from '../../../../makers/aContact.ts'
import { aReadingDay } from '../../../../makers/aReadingDay.ts'
import { NOW } from '../../../../makers/later.ts'
import { tampa } from '../facts/examples.ts'
import { aPassage } from './aPassage.ts'

const fillings = { event: 'Venus squares your Saturn.', area: 'love', partner: "the person you're seeing" } as const

describe('the parts of a reading', () => {
  test('stand in their writer’s order, with the event and the area at their places', () => {
    expect(readingParts(aPassage(), { ...fillings, area: 'work' })).toEqual([
      { kind: 'feels', text: 'You notice what is missing.', isOptional: false },
      { kind: 'event', text: 'Venus squares your Saturn.', isOptional: false },
      { kind: 'why', text: 'Saturn counts what Venus gives.', isOptional: false },
      { kind: 'helps', text: 'A promise made now holds.', isOptional: true },
      { kind: 'area', text: 'Ask for the date at work.', isOptional: false },
      { kind: 'bites', text: 'Not every silence is a no.', isOptional: false },
    ])
  })

  test('have the stage after the event, and can do without it', () => {
    const parts = readingParts(aPassage(), { ...fillings, stage: 'It begins.' })

    expect(parts[2]).toEqual({ kind: 'stage', text: 'It begins.', isOptional: true })
  })

  test('name the other person, with a capital where a sentence begins', () => {
    const say = ['area', { bites: 'Ask. {partner} knows, and so do you. Is {partner} there?' }] as const
    const [area, bites] = readingParts(aPassage({ say: [...say] }), fillings)

    expect(area!.text).toBe("The person you're seeing may need a day. Give the person you're seeing that day.")
    expect(bites!.text).toBe("Ask. The person you're seeing knows, and so do you. Is the person you're seeing there?")
  })
})

describe('the sentence of a stage', () => {
  const passage = aPassage({
    arrives: 'It arrives.',
    exact: 'It is exact.',
    pauses: 'It pauses.',
    leaves: 'It leaves.',
  })
  const slow = aContact({ mover: 'Saturn', target: 'Mars', isSlow: true, exactLongitude: 10 })
  const stageOn = (date: string, fact: Parameters<typeof stageSentence>[0]) =>
    stageSentence(fact, passage, aReadingDay(tampa, { date }))

  test('is that of the day on which a slow contact arrives, is exact or leaves', () => {
    const told = (['first', 'exact', 'last'] as const).map((stage) => stageOn('2026-11-22', { ...slow, stage }))

    expect(told).toEqual(['It arrives.', 'It is exact.', 'It leaves.'])
  })

  test('is that of the pause in the week around the day on which its body turns, and between there is none', () => {
    // Saturn turns direct on 10 December.
    const dates = ['2026-12-02', '2026-12-04', '2026-12-10', '2026-12-17', '2026-12-19']

    expect(dates.map((date) => stageOn(date, { ...slow, stage: 'middle' }))).toEqual([
      undefined,
      'It pauses.',
      'It pauses.',
      'It pauses.',
      undefined,
    ])
  })

  test('is that of the pause for a station beside a point of the chart, and elsewhere there is none', () => {
    const { mover, longitude, sign, house, weight } = slow
    const station = {
      kind: 'station',
      id: 'Saturn turns direct',
      mover,
      longitude,
      sign,
      house,
      weight,
      tone: 'easy',
      turns: 'direct',
      at: NOW,
    } as const

    expect(stageOn('2026-12-10', { ...station, near: 'Mars' })).toBe('It pauses.')
    expect(stageOn('2026-12-10', station)).toBeUndefined()
  })

  test('is none for a passage that has none', () => {
    expect(stageSentence({ ...slow, stage: 'first' }, aPassage(), aReadingDay(tampa))).toBeUndefined()
  })
})
