import { expect, test } from 'vitest'
import { sentenceId } from '../../../../../functions/domain/reading/compose/Memory.ts'
import { personalTask, signTask } from '../../../../../functions/domain/reading/dailyReading.ts'
import { factSheet } from '../../../../../functions/domain/reading/model/factSheet.ts'
import { listFaults } from '../../../../../functions/domain/reading/model/listFaults.ts'
import type { ModelReading } from '../../../../../functions/domain/reading/model/ModelReading.ts'
import { countThings } from '../../../../../functions/domain/reading/words/countThings.ts'
import { addDays } from '../../../../../shared/domain/time.ts'
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
const said = (from: string | RegExp, to: string | ((found: string) => string)) =>
  faults({ content: good.content.replace(from, to as string) })

const notional = (text: string) => text.replace(/\w+/g, (word) => (countThings(word) > 0 ? 'notion' : word))

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
    /another contact's: "Until Friday/,
  ],
  [
    'a day of another planet beside a point that the facts do not have',
    said(/Friday[^.]*\./, '$& Mercury is at work on your Uranus until 17 December.'),
    /another contact's: "Mercury is at work/,
  ],
  ['the weekday of today for another day', said('Friday', 'Thursday'), /another planet's/],
  ['a planet in another sign', said('in Aries', 'in Leo'), /Wrong placement/],
  ['a house that is not in the facts', said('seventh house', 'eleventh house'), /A house that is not in the facts/],
  ['an aspect that is not in the facts', said('trines', 'squares'), /Wrong aspect/],
  [
    'a first sentence without the lead',
    said(/^[^.]*\./, 'There is a kettle in the hall at 6:31 this evening.'),
    /does not name the lead/,
  ],
  ['a first sentence that has only the body of the lead', said('turns direct in Aries', 'is busy'), /name the lead/],
  ['a first sentence without a time', said(', exact at 6:31 this evening', ''), /not tell the lead's time/],
  ['a day for a lead that has an hour', said('exact at 6:31 this evening', 'today'), /not tell the lead's time/],
  ['a station that is not named', said('turns direct in Aries', 'is in Aries'), /names the station/],
  ['no part of life in plain words', said(/which is about [^,]*/, 'so they say'), /which part of life/],
  [
    'a house’s number without plain words',
    said(/which is about [^,]*/, 'so they say'),
    /without plain words beside it/,
  ],
  ['too few days and hours', said(/Friday|17 December/g, 'then'), /too few days and hours/],
  [
    'too many words',
    faults({ content: `${good.content} ${'A kettle is a thing to hold in the hall. '.repeat(5)}` }),
    /words\./,
  ],
  ['filler', said('A short list', 'A cosmic list'), /filler/],
  ['a title that is too long', faults({ title: 'A title of far too many words for a day' }), /title/],
  ['a title of two abstract nouns', faults({ title: 'Trust and patience' }), /title of two abstract nouns/],
  ['language that is hard to read', said(/\b(a|the) /g, '$1 considerable '), /reading grade of (9|1\d)/],
  ['language of a primer', said(/\b[a-z]{5,}\b/g, 'go'), /grade of -?[0-4]\./],
  ['two orders beside the act', said('A short list', 'Wash it first. Fold it. A short list'), /two orders/],
  [
    'a text of notions',
    faults({ content: notional(good.content), advice: notional(good.advice) }),
    /too few things.*nothing to hold/,
  ],
  ['the reader’s past', said('You would', 'You were late, and you would'), /reader's past/],
  ['an act without a verb', faults({ advice: 'You put a kettle away before supper.' }), /begin with a verb/],
  ['an act without a bound', faults({ advice: 'Put the kettle away.' }), /as its bound/],
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

  expect(found).toEqual(
    [good.title, good.advice].map((text) => `The reader has read this before, if with other names and days: "${text}"`),
  )
})

test('a sentence that was read with other names and days is a fault, and one with other words is none', () => {
  const sentence = 'You have until the Full Moon on Tuesday, and a mug waits as well.'
  const memory = [{ date: '2026-12-01', lead: '', house: 0, pieces: sentenceId(sentence), frames: '' }]
  const repeatsWith = (last: string) =>
    listFaults({ ...good, content: `${good.content} ${last}` }, sheet, memory).filter((fault) => fault.includes(last))

  expect(repeatsWith(sentence.replace('Full Moon on Tuesday', 'Full Moon on 17 December')).join()).toMatch(/read this/)
  expect(repeatsWith(sentence.replace('mug', 'jug')).filter((fault) => /read this/.test(fault))).toEqual([])
})

test('a sign’s reading that names a part of the day is at fault', () => {
  const signSheet = factSheet(signTask('Libra', '2026-12-10', []))
  const reading = rephrase(signSheet.text)
  const faultsWith = (when: string) =>
    listFaults({ ...reading, content: reading.content.replace('waits as well', `waits ${when}`) }, signSheet, [])

  expect(faultsWith('as well')).toEqual([])
  expect(faultsWith('this evening').join(' ')).toMatch(/part of the day/)
})

test('without a birth time no house is among the facts', () => {
  const unknown = { ...day, birth: { ...birth, timeKnown: false }, focus: null, relationship: null }
  const { facts, text } = factSheet(personalTask(unknown))

  expect(facts.placements.filter(({ house }) => house !== undefined)).toEqual([])
  expect(text).not.toMatch(/house|Moon in|Ascendant|Midheaven/)
})

/** Shortly before the first day of its kind, since to look at a year of days takes long. */
const SEARCHED_FROM = { point: '2026-12-01', verb: '2027-08-17' } as const

/** The first day whose lead and second fact are meetings of one planet with two points, or two meetings with one. */
function twoMeetings(differIn: keyof typeof SEARCHED_FROM) {
  for (let index = 0; index < 365; index++) {
    const date = addDays(SEARCHED_FROM[differIn], index)
    const task = personalTask({ ...day, date, focus: null, relationship: null })
    const { text } = factSheet(task)
    const [, mover, verb, point] = /^Lead: (\w+) in \w+ (\w+) (your \w+) in \w+, exact at /m.exec(text) ?? []
    const [, otherVerb, otherPoint] = new RegExp(`^Second: ${mover} (\\w+) (your \\w+)`, 'm').exec(text) ?? []
    const [one, other] = differIn === 'point' ? [point, otherPoint] : [verb, otherVerb]
    if (one && other && one !== other && (differIn === 'point' || point === otherPoint))
      return { told: factSheet(task), one, other }
  }
  throw new Error(`No two meetings that differ in the ${differIn}`)
}

test.each(['point', 'verb'] as const)('an hour of one meeting is a fault beside one of another %s', (differIn) => {
  const { told, one, other } = twoMeetings(differIn)
  const { content, ...rest } = rephrase(told.text)

  const faultsOf = (text: string) => listFaults({ ...rest, content: text }, told, []).join(' ')

  expect(content).toContain(one)
  expect(faultsOf(content)).not.toMatch(/another contact's/)
  expect(faultsOf(content.replace(one, other))).toMatch(/another contact's/)
})

test('the day of one sign of the Moon is a fault beside another', () => {
  const ofSign = factSheet(signTask('Cancer', '2027-09-03', []))
  const { content, ...rest } = rephrase(ofSign.text)
  expect(ofSign.text).toMatch(/Moon is in Scorpio on Sunday\.\nThe Moon is in Capricorn on 10 September/)
  expect(content).toContain('The Moon is in Scorpio on Sunday')

  const faultsOf = (text: string) => listFaults({ ...rest, content: text }, ofSign, []).join(' ')

  expect(faultsOf(content)).toBe('')
  expect(faultsOf(content.replace('Moon is in Scorpio', 'Moon is in Capricorn'))).toMatch(/another planet's/)
})

test('a sign that the Moon is in on a day ahead is a fault today, and without that day', () => {
  const ofSign = factSheet(signTask('Sagittarius', '2026-12-02', []))
  const reading = rephrase(ofSign.text)
  expect(ofSign.text).toMatch(/Lead: The Moon is in Virgo today\..*Moon is in Capricorn on 11 December/s)
  expect(reading.content).toContain('The Moon is in Virgo today.')

  const faultsWith = (changed: Partial<typeof reading>) => listFaults({ ...reading, ...changed }, ofSign, []).join(' ')
  const faultsOn = (when: string) =>
    faultsWith({ content: `${reading.content} The Moon is in Capricorn${when}, and the hall is dark.` })

  expect(faultsOn(' on 11 December')).not.toMatch(/another day/)
  expect(faultsOn(' today')).toMatch(/another day/)
  expect(faultsOn('')).toMatch(/another day/)
  expect(faultsOn(' today and on 11 December')).toMatch(/another day/)
  expect(faultsWith({ content: reading.content.replace('Virgo', 'Capricorn') })).toMatch(/another day/)
  expect(faultsWith({ title: 'A Capricorn Moon' })).toMatch(/another day/)
  expect(faultsWith({})).toBe('')
})

test('a sign’s facts have days and never an hour', () => {
  const days = ['2026-11-24', '2026-11-28', '2026-12-10'].map((date) => factSheet(signTask('Libra', date, [])))

  expect(days.map(({ facts }) => facts.hours)).toEqual([[], [], []])
  expect(days.map(({ text }) => /\d:\d\d|this (morning|evening)/.test(text))).toEqual([false, false, false])
})
