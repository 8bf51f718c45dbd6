import { expect, test } from 'vitest'
import { CARDS } from '../../../../../functions/domain/reading/almanac/cards/allCards.ts'
import type { CardOption } from '../../../../../functions/domain/reading/compose/composeReading.ts'
import {
  againSlot,
  foretellingOptions,
  outlookOf,
} from '../../../../../functions/domain/reading/compose/foretelling.ts'
import { type Memory, pieceId, recall } from '../../../../../functions/domain/reading/compose/Memory.ts'
import { isForetold, reservationTemplate } from '../../../../../functions/domain/reading/compose/promises.ts'
import { cardOptions } from '../../../../../functions/domain/reading/compose/rankCards.ts'
import { dayWindow } from '../../../../../functions/domain/reading/facts/DayWindow.ts'
import type { Fact } from '../../../../../functions/domain/reading/facts/Fact.ts'
import { readerChart } from '../../../../../functions/domain/reading/facts/ReaderChart.ts'
import { addDays } from '../../../../../shared/domain/time.ts'
import { aContact } from '../../../../makers/aContact.ts'
import { tampa } from '../facts/examples.ts'

const TODAY = '2026-11-22'
const IN_FOUR_DAYS = addDays(TODAY, 4)
const { zone } = tampa.place
const fact = aContact({ house: 3, tone: 'easy' })

const dayOf = (date: string, memory: Memory = []) => ({
  window: dayWindow(date, zone),
  zone,
  chart: readerChart(tampa),
  memory,
  seed: 'usr_jane',
  focus: null,
  relationship: null,
})

const look = (memory: Memory = [], contact = fact, facts: readonly Fact[] = [contact], days = 4) =>
  outlookOf({ fact: contact, window: dayWindow(addDays(TODAY, days), zone), facts }, dayOf(TODAY, memory), {
    read: recall(memory),
    isOfLove: () => false,
  })

const tell = (memory: Memory = [], contact = fact) =>
  foretellingOptions(
    {
      fact: contact,
      window: dayWindow(IN_FOUR_DAYS, zone),
      cards: look(memory, contact).cards,
      frames: ['On Thursday: {ahead}.'],
      slots: {},
    },
    { read: recall(memory), date: TODAY, seed: 'usr_jane' },
  )
const [first] = tell()
const memory: Memory = [
  { date: TODAY, lead: '', house: 9, pieces: first!.ids.join(''), frames: first!.restIds!.join('') },
]

const firstCardOf = (date: string, lead = fact, past = memory) =>
  cardOptions(dayOf(date, past), { house: lead.house, lead, moods: [], read: recall(past), isOfLove: false })[0]!

test('a day ahead is told by what a card of its part of life says of such a day', () => {
  const told = tell().map(({ text, card }) => [text, card])
  const cards = CARDS[2]!.map(({ title, ahead }) => [`On Thursday: ${ahead?.easy}.`, title])

  expect(told).toHaveLength(3)
  expect(cards).toEqual(expect.arrayContaining(told))
})

test('the day itself then tells that card', () => {
  const read = recall(memory)

  expect([0, 4, 5].map((days) => isForetold(fact, { date: addDays(TODAY, days), read }))).toEqual([false, true, false])
  expect(firstCardOf(IN_FOUR_DAYS)).toMatchObject({ title: first!.card, isPromised: true })
})

test('a card that foretold a day is kept for it, when it would come sooner', () => {
  const another = aContact({ house: 3, tone: 'easy', id: 'Venus trine Jupiter' })
  const [{ title }] = cardOptions(dayOf(TODAY), {
    house: 3,
    lead: another,
    moods: [],
    read: recall([]),
    isOfLove: false,
  }) as [CardOption]
  const waiting = [{ ...memory[0]!, pieces: pieceId(reservationTemplate({ title })) }]

  expect(firstCardOf(addDays(TODAY, 1), another, waiting).title).not.toBe(title)
  expect(firstCardOf(TODAY, another, []).title).toBe(title)
})

test('a day is foretold once, and what was said of it is not said of another', () => {
  const other = { ...fact, id: 'Venus trine Jupiter' }

  expect(tell(memory)).toEqual([])
  expect(tell([], other).map(({ card }) => card)).toContain(first!.card)
  expect(tell(memory, other).map(({ card }) => card)).not.toContain(first!.card)
})

test('a day is foretold of what will lead it, and of nothing else', () => {
  const heavier = aContact({ house: 4, id: 'Venus trine Jupiter', weight: fact.weight + 1 })

  expect(look([], fact, [fact, heavier])).toEqual({ isLead: false, cards: [] })
  expect(look([], heavier, [fact, heavier]).isLead).toBe(true)
  expect(look(memory, fact, [fact, heavier]).isLead).toBe(true)
})

test('no day is foretold further ahead than the memory keeps that', () => {
  expect(look([], fact, [fact], 14).cards).not.toEqual([])
  expect(look([], fact, [fact], 15)).toEqual({ isLead: true, cards: [] })
})

test('a day is foretold as it will end: not as a hard one unless its contact is tense', () => {
  const clauses = (['joined', 'easy', 'tense'] as const).map((tone) => {
    const [told] = tell([], aContact({ house: 3, tone, mover: 'Mars' }))
    const { ahead } = CARDS[2]!.find(({ title }) => title === told!.card)!
    return (['easy', 'tense'] as const).filter((clause) => told!.text.includes(ahead![clause]))
  })

  expect(clauses).toEqual([['easy'], ['easy'], ['tense']])
})

test("today's scene comes back hard when its contact is tense, or joins a hard body", () => {
  const clauses = [
    aContact({ tone: 'tense' }),
    aContact({ tone: 'joined', mover: 'Mars', target: 'Moon' }),
    aContact({ tone: 'joined', mover: 'Sun', target: 'Chiron' }),
    aContact({ tone: 'joined', mover: 'Sun', target: 'Moon' }),
    aContact({ tone: 'easy', mover: 'Mars', target: 'Saturn' }),
  ].map(againSlot)

  expect(clauses).toEqual(['{tenseAgain}', '{tenseAgain}', '{tenseAgain}', '{easyAgain}', '{easyAgain}'])
})
