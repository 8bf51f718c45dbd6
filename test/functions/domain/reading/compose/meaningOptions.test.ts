import { expect, test } from 'vitest'
import { BODY_MOODS } from '../../../../../functions/domain/reading/almanac/meanings/bodyMoods.ts'
import { NEW_SUBJECTS } from '../../../../../functions/domain/reading/almanac/meanings/newSubjects.ts'
import { venusMeets } from '../../../../../functions/domain/reading/almanac/meanings/venusMeets.ts'
import { type Memory, pieceId, recall, remember } from '../../../../../functions/domain/reading/compose/Memory.ts'
import {
  forecastOptions,
  meaningOptions,
  moodsOf,
  newMeanings,
  rankMeanings,
} from '../../../../../functions/domain/reading/compose/meaningOptions.ts'
import type { Fact } from '../../../../../functions/domain/reading/facts/Fact.ts'
import { addDays } from '../../../../../shared/domain/time.ts'
import { aContact } from '../../../../makers/aContact.ts'
import { aMoonStay } from '../../../../makers/aMoonStay.ts'

const TODAY = '2026-11-22'
const OWN = venusMeets.Saturn.tense.map(([, text]) => text)

const haveRead = (texts: readonly string[]): Memory => [
  { date: addDays(TODAY, -20), lead: '', house: 0, pieces: texts.map(pieceId).join(''), frames: '' },
]

const readerOn = (date: string, memory: Memory = []) => ({ read: recall(memory), date, seed: 'usr_jane' })

/** How a meaning can begin on any of sixty days. */
function openings(lead: Fact, text = 'You want a rest.') {
  const meaning = { text, ids: ['own'], mood: undefined }
  const told = Array.from({ length: 60 }, (_, days) => meaningOptions(lead, [meaning], readerOn(addDays(TODAY, days))))
  expect(told.flat().filter(({ ids }) => ids.at(-1) !== 'own')).toEqual([])
  return new Set(told.flat().map(({ text: words }) => words.replace(/ ?you want a rest\.$/i, '')))
}

test('a meaning goes without an opening on some days, and on others says that it is of this one', () => {
  const told = openings(aContact())

  expect(told).toEqual(new Set(['', 'Today', 'Just now', 'At the moment', 'Right now']))
})

test('a meaning of a slow contact is not told of a single day', () => {
  const told = openings(aContact({ isSlow: true }))

  expect(told).toEqual(new Set(['', 'In these weeks', 'Just now', 'At the moment', 'For the time being']))
})

test('on the last day of a contact its meaning says so', () => {
  const told = openings(aContact({ stage: 'last', isSlow: true }))

  expect(told).toEqual(new Set(['For one more day', 'Once more today', 'One last time']))
})

test('what is not of a contact, or does not start with the reader, is told as it is', () => {
  expect(openings(aMoonStay())).toEqual(new Set(['']))
  expect(openings(aContact(), 'Half of it is that you want a rest.')).toEqual(new Set(['Half of it is that']))
})

test('a contact means what is written of the two bodies and its tone, each with its mood', () => {
  const ranked = rankMeanings(aContact(), 1, readerOn(TODAY))

  expect(new Map(ranked.map(({ text, mood }) => [text, mood]))).toEqual(
    new Map(venusMeets.Saturn.tense.map(([mood, text]) => [text, mood])),
  )
})

test('a card is chosen by the moods of the lead itself, and then by those of its body too', () => {
  const reader = readerOn(TODAY)
  const [own, all] = moodsOf(aContact(), rankMeanings(aContact(), 1, reader), reader.seed)

  expect(new Set(own)).toEqual(new Set(venusMeets.Saturn.tense.map(([mood]) => mood)))
  expect(all!.slice(0, own!.length)).toEqual(own)
  expect(new Set(all)).toEqual(new Set([...own!, ...BODY_MOODS.Venus.tense]))
})

test('what the day is like is told with the reason once a fortnight, and else opens in another way than the day before', () => {
  let memory: Memory = []
  const told = Array.from({ length: 16 }, (_, days) => {
    const date = addDays(TODAY, days)
    const [first] = forecastOptions(aContact({ mover: 'Mercury', target: 'Mercury' }), {
      slots: { mover: 'Mercury' },
      reader: readerOn(date, memory),
    })
    memory = remember(memory, {
      date,
      lead: '',
      house: 0,
      pieces: '',
      frames: [...first!.restIds!, pieceId('timing')].join(''),
    })
    return first!
  })

  expect(told.flatMap(({ point }, day) => (point ? [day] : []))).toEqual([0, 15])
  expect(told.filter(({ text }, day) => text === told[day - 1]?.text)).toEqual([])
})

test('on the last day of a slow contact what the day is like is told for the last time', () => {
  const openings = forecastOptions(aContact({ isSlow: true, stage: 'last' }), {
    slots: {},
    reader: readerOn(TODAY, []),
  }).map(({ text }) => text)

  expect(openings.length).toBeGreaterThan(1)
  expect(openings.filter((text) => !/^(Once more|One last time)/.test(text))).toEqual([])
})

test('a slow contact whose meanings have all been read is told of the part of life', () => {
  const slow = aContact({ isSlow: true })
  const textsAfter = (texts: readonly string[]) =>
    rankMeanings(slow, 4, readerOn(TODAY, haveRead(texts))).map(({ text }) => text)
  const subjects = NEW_SUBJECTS[3]!

  expect(new Set(textsAfter(OWN))).toEqual(new Set(subjects))
  expect(textsAfter(OWN.slice(1))[0]).toBe(OWN[0])
})

test('a lead in the middle of its weeks leaves what it still means for its sharper days', () => {
  const left = (changes: Parameters<typeof aContact>[0], texts: readonly string[]) =>
    newMeanings(aContact(changes), 1, recall(haveRead(texts)))

  expect([left({}, []), left({}, OWN.slice(1)), left({}, OWN)]).toEqual([2, 2, 0])
  expect([left({ stage: 'middle' }, []), left({ stage: 'middle' }, OWN.slice(1))]).toEqual([2, 1])
  expect(left({ stage: 'middle', isSlow: true }, OWN)).toBe(1)
})

test('a mood that was told comes last for twelve days, whatever the sentence', () => {
  const [first] = rankMeanings(aContact(), 1, readerOn(TODAY))
  const memory = [{ date: TODAY, lead: '', house: 0, pieces: '', frames: first!.restIds!.join('') }]
  const moodsAfter = (days: number) =>
    rankMeanings(aContact(), 1, readerOn(addDays(TODAY, days), memory)).map(({ mood }) => mood)

  expect(moodsAfter(11).at(-1)).toBe(first!.mood)
  expect(moodsAfter(12)[0]).toBe(first!.mood)
})
