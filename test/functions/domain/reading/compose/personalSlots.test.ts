import { expect, test } from 'vitest'
import { type Memory, pieceId, recall } from '../../../../../functions/domain/reading/compose/Memory.ts'
import { personalSlots } from '../../../../../functions/domain/reading/compose/personalSlots.ts'
import type { Slots } from '../../../../../functions/domain/reading/compose/Slots.ts'
import { listContacts } from '../../../../../functions/domain/reading/facts/contacts.ts'
import { dayWindow } from '../../../../../functions/domain/reading/facts/DayWindow.ts'
import { readerChart } from '../../../../../functions/domain/reading/facts/ReaderChart.ts'
import type { Birth } from '../../../../../shared/domain/birth.ts'
import { aMoonStay } from '../../../../makers/aMoonStay.ts'
import { london, tampa } from '../facts/examples.ts'

function slotsOf(birth: Birth, date: string, id: string): Slots {
  const { zone } = birth.place
  const [chart, window] = [readerChart(birth), dayWindow(date, zone)]
  const lead = listContacts(chart, window).find((contact) => contact.id === id)!
  const day = { window, zone, chart, memory: [], seed: 'usr_jane', focus: null, relationship: null }
  const reader = { read: recall([]), date, seed: 'usr_jane' }
  return personalSlots(lead, { house: lead.house, isTargets: false }, { day, reader })
}

test('a contact on its last pass tells the latest of those before, and when it is out of range', () => {
  const slots = slotsOf(tampa, '2026-11-22', 'Venus square Saturn')

  expect(slots).toMatchObject({
    ...{ mover: 'Venus', target: 'your Saturn', Target: 'Your Saturn', aspect: 'square', sign: 'Libra' },
    ...{ signEnd: '4 December', signEndOn: 'on 4 December', SignEndOn: 'On 4 December' },
    ...{ hour: '11:34 this morning', startDay: '1 November', endDay: 'Thursday' },
    ...{ pass: 'third and last', number: 'three', total: 'three' },
    ...{ lastDay: '5 November', exactDay: '5 November' },
  })
  expect(['nextDay', 'nextPassOn', 'returnDay', 'endHour'].filter((name) => name in slots)).toEqual([])
})

test('a contact that comes again tells the next pass', () => {
  const slots = slotsOf(tampa, '2026-11-05', 'Venus square Saturn')

  expect(slots).toMatchObject({
    ...{ pass: 'second', number: 'two', total: 'three', nextPass: 'second', lastDay: '2 September' },
    ...{ nextPassOn: 'on 22 November', nextDay: '22 November' },
  })
  expect(slots).not.toHaveProperty('exactDay')
})

test('a slow contact on its last day tells the hour at which it ends, and when it is back', () => {
  const slots = slotsOf(london, '2026-12-10', 'Uranus square Moon')

  expect(slots).toMatchObject({
    ...{ startDay: '19 June', endHour: '4:36 this morning', lastDay: '3 November' },
    ...{ nextPass: 'third', nextPassOn: 'on 6 May', returnDay: '7 April', returnOn: 'on 7 April' },
  })
  expect(['endDay', 'nextDay', 'pass', 'signEnd', 'hour'].filter((name) => name in slots)).toEqual([])
})

/** The next quarter of the Moon, for whoever has read of these. */
function quarterAfter(told: readonly (string | undefined)[]) {
  const memory: Memory = [
    { date: '2026-11-21', lead: '', house: 0, pieces: told.map((id) => pieceId(id!)).join(''), frames: '' },
  ]
  const { zone } = tampa.place
  const [chart, window] = [readerChart(tampa), dayWindow('2026-11-22', zone)]
  const day = { window, zone, chart, memory, seed: 'usr_jane', focus: null, relationship: null }
  const reader = { read: recall(memory), date: window.date, seed: 'usr_jane' }
  const part = { house: 3, isTargets: false }
  const { quarter, quarterDay, quarterId } = personalSlots(aMoonStay(), part, { day, reader })
  return { told: [quarter, quarterDay], quarterId }
}

test('of the next two quarters of the Moon one that was told gives way to the other, until both have been', () => {
  const first = quarterAfter([])
  const second = quarterAfter([first.quarterId])

  expect([first.told, second.told]).toEqual([
    ['waning half Moon', '1 December'],
    ['New Moon', '8 December'],
  ])
  expect(quarterAfter([first, second].map(({ quarterId }) => quarterId)).told).toEqual(first.told)
})
