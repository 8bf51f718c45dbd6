import { expect, test } from 'vitest'
import { CARDS } from '../../../../../functions/domain/reading/almanac/cards/allCards.ts'
import { pieceId, recall } from '../../../../../functions/domain/reading/compose/Memory.ts'
import {
  isForetold,
  isPromised,
  promiseTemplate,
  reservationTemplate,
} from '../../../../../functions/domain/reading/compose/promises.ts'
import type { DayReading } from '../../../../../functions/domain/reading/dailyReading.ts'
import { lastDayIn } from '../../../../../functions/domain/reading/words/timesIn.ts'
import { personalDays, sentencesOf, signDays } from '../manyReadings.ts'

const CARDS_WITH_A_FORETELLING = CARDS.flat().flatMap(({ title, ahead }) => (ahead ? [{ title, ahead }] : []))

/** Of each day that was foretold by what a card says of it, whether it tells that card. */
function listKept(days: readonly DayReading[]): boolean[] {
  return days.flatMap((told) =>
    sentencesOf(told).flatMap((sentence) => {
      const card = CARDS_WITH_A_FORETELLING.find(({ ahead }) =>
        [ahead.easy, ahead.tense].some((each) => sentence.includes(each)),
      )
      const date = lastDayIn(sentence, told.read.date)
      const then = days.find(({ read }) => read.date === date)
      return card && then ? [then.content.title === card.title] : []
    }),
  )
}

const shareOf = (kept: readonly boolean[]) => kept.filter(Boolean).length / kept.length

test('nine in ten of the days that were foretold to a person tell the card by which they were', () => {
  const kept = [0, 3, 5, 9].flatMap((number) => listKept(personalDays(number)))

  expect(kept.length).toBeGreaterThan(30)
  expect(shareOf(kept)).toBeGreaterThanOrEqual(0.9)
})

test('three in four of those that were foretold to a sign do', () => {
  const kept = (['Aries', 'Leo', 'Libra', 'Pisces'] as const).flatMap((sign) => listKept(signDays(sign)))

  expect(kept.length).toBeGreaterThan(20)
  expect(shareOf(kept)).toBeGreaterThanOrEqual(0.75)
})

test('a day was promised by the card that was told with it, and by none of another day', () => {
  const [fact, date] = [{ id: 'Venus trine Jupiter' }, '2026-11-26']
  const [card, other] = [{ title: 'A full kettle' }, { title: 'The mail' }]
  const row = (told: string, ...templates: readonly string[]) => ({
    date: told,
    lead: '',
    house: 1,
    pieces: '',
    frames: templates.map(pieceId).join(''),
  })
  const read = recall([
    row('2026-11-21', promiseTemplate({ id: 'Sun trine Mars' }, '2026-11-25'), reservationTemplate(other)),
    row('2026-11-22', promiseTemplate(fact, date), reservationTemplate(card)),
  ])

  expect([card, other].map((each) => isPromised(fact, each, { date, read }))).toEqual([true, false])
  expect([date, '2026-11-25'].map((day) => isForetold(fact, { date: day, read }))).toEqual([true, false])
})
