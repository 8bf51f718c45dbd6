import { expect, test, vi } from 'vitest'
import { readSignDay } from '../../../../functions/flows/reading/readSignDay.ts'
import { aModelWriter } from '../../../fakes/aModelWriter.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { NOW } from '../../../makers/later.ts'

const libraOn = (date: string) => ({ sign: 'Libra', date, now: NOW }) as const

test('a day is written by the first who asks, and read by all after', async () => {
  const { signReadings } = fakeStores()
  const keep = vi.fn(signReadings.keep)
  const needs = { signReadings: { ...signReadings, keep } }

  const first = await readSignDay(needs, libraOn('2026-11-21'))
  const second = await readSignDay(needs, libraOn('2026-11-21'))

  expect(first.date).toBe('2026-11-21')
  expect(first.content.content.length).toBeGreaterThan(100)
  expect(second).toEqual(first)
  expect(keep).toHaveBeenCalledTimes(1)
})

test('a day is written for its own sign', async () => {
  const needs = fakeStores()

  const [libra, leo] = [
    await readSignDay(needs, libraOn('2026-11-21')),
    await readSignDay(needs, { ...libraOn('2026-11-21'), sign: 'Leo' }),
  ]

  expect(libra.content).not.toEqual(leo.content)
})

test('two signs that are opened at once are written by a call to the model each', async () => {
  const stores = fakeStores()
  const { modelWriter, writings } = aModelWriter(stores.writingClaims)
  const needs = { ...stores, modelWriter }

  const days = await Promise.all(
    (['Libra', 'Leo'] as const).map((sign) => readSignDay(needs, { ...libraOn('2026-11-21'), sign })),
  )

  expect(days.map(({ content }) => content.source)).toEqual(['model', 'model'])
  expect(writings).toHaveLength(2)
})

test('whoever waits for another reader’s day has it as soon as it is written', async () => {
  const stores = fakeStores()
  const { modelWriter } = aModelWriter(stores.writingClaims)
  const rest = vi.fn(modelWriter.rest)
  const needs = { ...stores, modelWriter: { ...modelWriter, rest } }

  const [first, second] = await Promise.all([
    readSignDay(needs, libraOn('2026-11-21')),
    readSignDay(needs, libraOn('2026-11-21')),
  ])

  expect(second).toEqual(first)
  expect(rest.mock.calls.length).toBeLessThan(5)
})

test('a day remembers what was read on the days before it', async () => {
  const needs = fakeStores()
  await readSignDay(needs, libraOn('2026-11-20'))

  const { memory } = await readSignDay(needs, libraOn('2026-11-21'))

  expect(memory.map(({ date }) => date).toSorted()).toEqual(['2026-11-20', '2026-11-21'])
})

test('of two who write a day both read the one that was first', async () => {
  const { signReadings } = fakeStores()
  const first = await readSignDay({ signReadings }, libraOn('2026-11-21'))
  const late = { ...signReadings, findLatest: async () => undefined }
  const kept = await late.keep('Libra', { ...first, content: { ...first.content, title: 'Another' } })

  expect(kept).toEqual(first)
  expect(await readSignDay({ signReadings: late }, libraOn('2026-11-21'))).toEqual(first)
})
