import { expect, test, vi } from 'vitest'
import { recall } from '../../../../functions/domain/reading/Memory.ts'
import { readSignDay } from '../../../../functions/flows/reading/readSignDay.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'

const libraOn = (date: string) => ({ sign: 'Libra', date }) as const
const warn = vi.fn()

test('a day is written by the first who asks, and read by all after', async () => {
  const { signReadings } = fakeStores()
  const keep = vi.fn(signReadings.keep)
  const needs = { signReadings: { ...signReadings, keep }, warn }

  const first = await readSignDay(needs, libraOn('2026-11-21'))
  const second = await readSignDay(needs, libraOn('2026-11-21'))

  expect(first.date).toBe('2026-11-21')
  expect(first.content.content.length).toBeGreaterThan(100)
  expect(second).toEqual(first)
  expect(keep).toHaveBeenCalledTimes(1)
  expect(warn).not.toHaveBeenCalled()
})

test('a day is written for its own sign', async () => {
  const needs = { ...fakeStores(), warn }

  const [libra, leo] = [
    await readSignDay(needs, libraOn('2026-11-21')),
    await readSignDay(needs, { ...libraOn('2026-11-21'), sign: 'Leo' }),
  ]

  expect(libra.content).not.toEqual(leo.content)
})

test('a sign’s day is the almanac’s, also where there is a model for personal ones', async () => {
  const model = { write: vi.fn() }
  const needs = { ...fakeStores(), warn, modelWriter: { model } }

  const { content } = await readSignDay(needs, libraOn('2026-11-21'))

  expect(content).not.toHaveProperty('source')
  expect(model.write).not.toHaveBeenCalled()
})

test('a day remembers what was read on the days before it', async () => {
  const needs = { ...fakeStores(), warn }
  await readSignDay(needs, libraOn('2026-11-20'))

  const { memory } = await readSignDay(needs, libraOn('2026-11-21'))

  expect(recall(memory, '2026-11-22').map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-21'])
})

test('of two who write a day both read the one that was first', async () => {
  const { signReadings } = fakeStores()
  const first = await readSignDay({ signReadings, warn }, libraOn('2026-11-21'))
  const late = { ...signReadings, findLatest: async () => undefined }
  const kept = await late.keep('Libra', { ...first, content: { ...first.content, title: 'Another' } })

  expect(kept).toEqual(first)
  expect(await readSignDay({ signReadings: late, warn }, libraOn('2026-11-21'))).toEqual(first)
})
