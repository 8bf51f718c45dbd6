import { expect, test } from 'vitest'
import { type Memory, recall } from '../../../../../functions/domain/reading/compose/Memory.ts'
import { personalSlots } from '../../../../../functions/domain/reading/compose/personalSlots.ts'
import type { Option } from '../../../../../functions/domain/reading/compose/rankOptions.ts'
import { timingOptions } from '../../../../../functions/domain/reading/compose/timingOptions.ts'
import { listContacts } from '../../../../../functions/domain/reading/facts/contacts.ts'
import { dayWindow } from '../../../../../functions/domain/reading/facts/DayWindow.ts'
import { readerChart } from '../../../../../functions/domain/reading/facts/ReaderChart.ts'
import type { Birth } from '../../../../../shared/domain/birth.ts'
import { london, tampa } from '../facts/examples.ts'

function optionsFor(birth: Birth, date: string, { id, memory = [] }: { id: string; memory?: Memory }): Option[] {
  const { zone } = birth.place
  const [chart, window] = [readerChart(birth), dayWindow(date, zone)]
  const lead = listContacts(chart, window).find((contact) => contact.id === id)!
  const day = { window, zone, chart, memory, seed: 'usr_jane', focus: null, relationship: null }
  const reader = { read: recall(memory), date, seed: 'usr_jane' }
  const slots = personalSlots(lead, { house: lead.house, isTargets: false }, { day, reader })
  return timingOptions(lead, { slots, reader })
}

const timingsOf = (birth: Birth, date: string, id: string): string[] =>
  optionsFor(birth, date, { id }).map(({ text }) => text)

test('a slow contact that comes again is not told as over', () => {
  const texts = timingsOf(london, '2026-12-10', 'Uranus square Moon')

  expect(texts).toContain('Uranus is back on 7 April; you have until then to {use}.')
  expect(texts.filter((text) => /last time/.test(text))).toEqual([])
})

test('what the timing of a quick contact tells is its last day', () => {
  const texts = timingsOf(tampa, '2026-11-22', 'Venus square Saturn')

  expect(texts).toContain('The square lasts until Thursday, time enough to {use}.')
  expect(texts.filter((text) => !/Thursday/.test(text))).toEqual([])
})

test('a sentence that opens like one told lately comes after all that do not', () => {
  const id = 'Venus square Saturn'
  const isDeadline = (text: string) => text.startsWith('You have until')
  const told = optionsFor(tampa, '2026-11-22', { id }).find(({ text }) => isDeadline(text))!
  const memory = [{ date: '2026-11-21', lead: '', house: 0, pieces: '', frames: told.restIds!.join('') }]

  const texts = optionsFor(tampa, '2026-11-22', { id, memory }).map(({ text }) => text)

  expect(told.restIds).toHaveLength(1)
  expect(texts.filter(isDeadline).length).toBeGreaterThan(0)
  expect(texts.slice(texts.findIndex(isDeadline)).filter((text) => !text.startsWith('You have'))).toEqual([])
})
