import { expect, test } from 'vitest'
import { recall } from '../../../../../functions/domain/reading/compose/Memory.ts'
import { personalSlots } from '../../../../../functions/domain/reading/compose/personalSlots.ts'
import { timingOptions } from '../../../../../functions/domain/reading/compose/timingOptions.ts'
import { listContacts } from '../../../../../functions/domain/reading/facts/contacts.ts'
import { dayWindow } from '../../../../../functions/domain/reading/facts/DayWindow.ts'
import { readerChart } from '../../../../../functions/domain/reading/facts/ReaderChart.ts'
import type { Birth } from '../../../../../shared/domain/birth.ts'
import { london, tampa } from '../facts/examples.ts'

function timingsOf(birth: Birth, date: string, id: string): string[] {
  const { zone } = birth.place
  const [chart, window] = [readerChart(birth), dayWindow(date, zone)]
  const lead = listContacts(chart, window).find((contact) => contact.id === id)!
  const day = { window, zone, chart, memory: [], seed: 'usr_jane', focus: null, relationship: null }
  const reader = { read: recall([]), date, seed: 'usr_jane' }
  const slots = personalSlots(lead, { house: lead.house, isTargets: false }, { day, reader })
  return timingOptions(lead, { slots, reader }).map(({ text }) => text)
}

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
