import { expect, test } from 'vitest'
import { listReadings } from '../../../../functions/flows/reading/listReadings.ts'
import type { OpenedDay } from '../../../../functions/store/readings.ts'
import { addDays } from '../../../../shared/domain/time.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { aReading } from '../../../makers/aReading.ts'
import { later, NOW } from '../../../makers/later.ts'

const own = aReading({ title: 'Your own' })
const general = aReading({ title: 'For everybody' })

async function withDays(...days: Pick<OpenedDay, 'date' | 'personal' | 'general'>[]) {
  const { readings } = fakeStores()
  for (const day of days) await readings.openDay('usr_jane', { streak: 1, zone: 'UTC', zoneSince: NOW, ...day })
  return (changes: Partial<Parameters<typeof listReadings>[1]> = {}) =>
    listReadings({ readings }, { accountId: 'usr_jane', before: undefined, zone: 'UTC', now: NOW, ...changes })
}

test('earlier days are listed newest first, and today is not among them', async () => {
  const list = await withDays(
    { date: '2026-11-19', personal: own },
    { date: '2026-11-20', general },
    { date: '2026-11-21', personal: own },
  )

  expect(await list()).toEqual([
    { date: '2026-11-20', content: general },
    { date: '2026-11-19', content: own },
  ])
  expect(await list({ accountId: 'usr_john' })).toEqual([])
})

test('today is the day of the person’s own zone', async () => {
  const list = await withDays({ date: '2026-11-20', general }, { date: '2026-11-21', general })

  expect((await list({ now: later(11 * 3600 + 59 * 60), zone: 'UTC' })).length).toBe(1)
  expect((await list({ now: later(11 * 3600 + 59 * 60), zone: 'Asia/Tokyo' })).length).toBe(2)
})

test('a day is shown as the person’s own reading, though there was a general one first', async () => {
  const list = await withDays({ date: '2026-11-20', personal: own, general })

  expect(await list()).toEqual([{ date: '2026-11-20', content: own }])
})

test('a day that was opened and has no reading is left out', async () => {
  const list = await withDays({ date: '2026-11-19', general }, { date: '2026-11-20' })

  expect(await list()).toEqual([{ date: '2026-11-19', content: general }])
})

test('a page has twenty days, and the next one begins before its last', async () => {
  const list = await withDays(
    ...Array.from({ length: 22 }, (_, each) => ({ date: addDays('2026-11-20', -each), general })),
  )

  const first = await list()
  const second = await list({ before: first.at(-1)!.date })

  expect(first.length).toBe(20)
  expect(second.map(({ date }) => date)).toEqual(['2026-10-31', '2026-10-30'])
})
