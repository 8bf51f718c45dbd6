import { expect, test } from 'vitest'
import { sentenceId } from '../../../../../functions/domain/reading/compose/Memory.ts'
import { personalTask, signTask } from '../../../../../functions/domain/reading/dailyReading.ts'
import { factSheet } from '../../../../../functions/domain/reading/model/factSheet.ts'
import { listFaults } from '../../../../../functions/domain/reading/model/listFaults.ts'
import type { ModelReading } from '../../../../../functions/domain/reading/model/ModelReading.ts'
import { rephrase } from '../../../../fakes/rephrase.ts'
import { aPlace } from '../../../../makers/aBirth.ts'

/** Saturn turns direct at 18:31, Mercury trines natal Mars on Friday, and the Moon is half full on 17 December. */
const birth = {
  date: '1990-06-10',
  time: '14:30',
  timeKnown: true,
  place: aPlace({ lat: 27.95, lon: -82.46, zone: 'America/New_York' }),
}
const day = { accountId: 'usr_1', birth, date: '2026-12-10', zone: 'America/New_York', memory: [] }
const sheet = factSheet(personalTask({ ...day, focus: null, relationship: null }))
const good = rephrase(sheet.text)

const faults = (changes: Partial<ModelReading> = {}) => listFaults({ ...good, ...changes }, sheet, []).join(' ')
const said = (from: string | RegExp, to: string) => faults({ content: good.content.replace(from, to) })

test('a reading that keeps to its facts and to the rules has no fault', () => {
  expect(sheet.text).toMatch(/Lead: Saturn turns direct in Aries, exact at 6:31 this evening/)
  expect(faults()).toBe('')
})

test.each<[string, string, RegExp]>([
  [
    'an hour in the wrong half of the day',
    said('6:31 this evening', '6:31 this morning'),
    /not written as in the facts/,
  ],
  ['a day of another planet', said('6:31 this evening', '6:31 this evening and until Friday'), /another planet's/],
  [
    'a day of another planet after a sentence that names one',
    said('You would rather see to', 'Until Friday you would rather see to'),
    /another planet's: "Until Friday/,
  ],
  ['a planet in another sign', said('in Aries', 'in Leo'), /Wrong placement/],
  ['a house that is not in the facts', said('seventh house', 'eleventh house'), /A house that is not in the facts/],
  ['an aspect that is not in the facts', said('trines', 'squares'), /Wrong aspect/],
  [
    'a first sentence without the lead',
    said(/^[^.]*\./, 'There is a kettle in the hall at 6:31 this evening.'),
    /does not name the lead/,
  ],
  ['a first sentence without a time', said(', exact at 6:31 this evening', ''), /does not name the lead/],
  ['too few days and hours', said(/Friday|17 December/g, 'then'), /too few days and hours/],
  [
    'too many words',
    faults({ content: `${good.content} ${'A kettle is a thing to hold in the hall. '.repeat(5)}` }),
    /words\./,
  ],
  ['filler', said('A short list', 'A cosmic list'), /filler/],
  ['a title that is too long', faults({ title: 'A title of far too many words for a day' }), /title/],
  [
    'an act that is too long',
    faults({ advice: `Put it away ${'and then put it away again '.repeat(5)}now.` }),
    /act of more than 25/,
  ],
])('%s is a fault', (_, found, expected) => {
  expect(found).toMatch(expected)
})

test('what its reader has read within sixty days is a fault, in the title and in a sentence', () => {
  const read = [good.title, good.advice].map(sentenceId).join('')
  const memory = [{ date: '2026-12-01', lead: '', house: 0, pieces: read, frames: '' }]

  const found = listFaults(good, sheet, memory)

  expect(found).toEqual([good.title, good.advice].map((text) => `The reader has read this before: "${text}"`))
})

test('without a birth time no house is among the facts', () => {
  const unknown = { ...day, birth: { ...birth, timeKnown: false }, focus: null, relationship: null }
  const { facts, text } = factSheet(personalTask(unknown))

  expect(facts.placements.filter(({ house }) => house !== undefined)).toEqual([])
  expect(text).not.toMatch(/house|Moon in|Ascendant|Midheaven/)
})

test('a sign’s facts have days and never an hour', () => {
  const days = ['2026-11-24', '2026-11-28', '2026-12-10'].map((date) => factSheet(signTask('Libra', date, [])))

  expect(days.map(({ facts }) => facts.hours)).toEqual([[], [], []])
  expect(days.map(({ text }) => /\d:\d\d|this (morning|evening)/.test(text))).toEqual([false, false, false])
})
