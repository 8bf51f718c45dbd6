import { describe, expect, test } from 'vitest'
import { type Memory, recall } from '../../../../../functions/domain/reading/compose/Memory.ts'
import { findComing, secondId } from '../../../../../functions/domain/reading/compose/secondFact.ts'
import { listContactsAhead } from '../../../../../functions/domain/reading/facts/contactsAhead.ts'
import { dayWindow } from '../../../../../functions/domain/reading/facts/DayWindow.ts'
import type { Contact, Fact } from '../../../../../functions/domain/reading/facts/Fact.ts'
import { readerChart } from '../../../../../functions/domain/reading/facts/ReaderChart.ts'
import { addDays } from '../../../../../shared/domain/time.ts'
import { aContact } from '../../../../makers/aContact.ts'
import { aMoonStay } from '../../../../makers/aMoonStay.ts'
import { tampa } from '../facts/examples.ts'

const TODAY = '2026-11-22'
const { zone } = tampa.place
const [chart, window] = [readerChart(tampa), dayWindow(TODAY, zone)]
/** From Mercury opposition Venus on 24 November to Venus trine Midheaven on 9 December. */
const ahead = listContactsAhead(chart, window, zone)

interface Known {
  house?: number
  memory?: Memory
}

function coming(lead: Fact, { house = 1, memory = [] }: Known = {}) {
  const day = { window, zone, chart, memory, seed: 'usr_ivy', focus: null, relationship: null }
  const { fact, tie, relation } = findComing(lead, { day, read: recall(memory), house })!
  return [fact.id, tie, relation]
}

const readBefore = (days: number, facts: readonly Contact[]): Memory => [
  { date: addDays(TODAY, -days), lead: '', house: 0, pieces: facts.map(secondId).join(''), frames: '' },
]

/** Those that will lead their days. */
const LEADING = [
  'Pluto trine Ascendant',
  'Sun trine Mars',
  'Uranus trine Ascendant',
  'Mercury sextile Saturn',
  'Mercury opposition Mercury',
  'Mars sextile Midheaven',
  'Venus trine Midheaven',
]
const [leading, others] = [true, false].map((leads) => ahead.filter(({ id }) => LEADING.includes(id) === leads)) as [
  Contact[],
  Contact[],
]

describe('what comes next', () => {
  test('is never what will lead its own day, while there is anything else', () => {
    expect(coming(aContact({ target: 'Mars' }))[0]).toBe('Mercury opposition Venus')
    expect(coming(aMoonStay(), { memory: readBefore(10, others) })[0]).toBe('Mercury opposition Venus')
  })

  test('is what meets the same point of the chart, before what comes sooner', () => {
    expect(coming(aContact({ target: 'Jupiter' }))).toEqual(['Mercury trine Jupiter', 'point', 'helps'])
  })

  test('is what the same body meets, where nothing else meets the point', () => {
    expect(coming(aContact({ mover: 'Sun', target: 'Saturn' }))).toEqual(['Sun sextile Ascendant', 'mover', 'helps'])
  })

  test('is what happens in the same part of life, where neither is the same', () => {
    expect(coming(aMoonStay(), { house: 3 })).toEqual(['Sun sextile Ascendant', 'place', 'continues'])
  })

  test('is otherwise whatever is exact next, told as an easier day or a harder one', () => {
    expect(coming(aMoonStay())).toEqual(['Mercury opposition Venus', 'next', 'slows'])
  })

  test('is not the next visit of the same body, if that is more than twelve days ahead', () => {
    expect(coming(aContact({ target: 'Sun' }))).toEqual(['Mercury opposition Venus', 'next', 'repeats'])
  })

  test('is not that a body meets its own place, told of another that meets it', () => {
    expect(coming(aContact({ target: 'Mercury' }))).toEqual(['Mercury opposition Venus', 'next', 'repeats'])
  })

  test('is never the lead itself', () => {
    const lead = ahead.find(({ id }) => id === 'Mercury opposition Venus')!

    expect(coming(lead)).toEqual(['Mercury sextile Neptune', 'mover', 'helps'])
  })

  test('is not what was foretold within thirty days', () => {
    const [first, second] = ahead
    const told = (days: number) => readBefore(days, [first!])

    expect(coming(aMoonStay(), { memory: told(29) })[0]).toBe(second!.id)
    expect(coming(aMoonStay(), { memory: told(30) })[0]).toBe(first!.id)
  })

  test('is what was foretold longest ago, where all of it was lately', () => {
    const [longestAgo, ...later] = others.toReversed()
    const memory = [...readBefore(20, [longestAgo!]), ...readBefore(10, [...later, ...leading])]

    expect(coming(aMoonStay(), { memory })).toEqual([longestAgo!.id, 'next', 'continues'])
  })
})
