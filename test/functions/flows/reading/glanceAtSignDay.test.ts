import { expect, test, vi } from 'vitest'
import { glanceAtSignDay } from '../../../../functions/flows/reading/glanceAtSignDay.ts'
import { readSignDay } from '../../../../functions/flows/reading/readSignDay.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { NOW } from '../../../makers/later.ts'

const libra = { sign: 'Libra', date: '2026-11-21' } as const

test('before anybody has opened the day, it is what its first reader will be given, and nothing is kept', async () => {
  const { signReadings } = fakeStores()
  await readSignDay({ signReadings }, { ...libra, date: '2026-11-20', now: NOW })
  const keep = vi.fn(signReadings.keep)

  const glance = await glanceAtSignDay({ signReadings: { ...signReadings, keep } }, libra)

  expect(keep).not.toHaveBeenCalled()
  expect(glance).toMatchObject({ date: '2026-11-21', scope: 'sign' })
  expect(glance.content).toEqual((await readSignDay({ signReadings }, { ...libra, now: NOW })).content)
})

test('before anybody has ever opened a day of the sign, it is what its first reader will be given', async () => {
  const { signReadings } = fakeStores()

  const { content } = await glanceAtSignDay({ signReadings }, libra)

  expect(content).toEqual((await readSignDay({ signReadings }, { ...libra, now: NOW })).content)
})

test('once the day is written, it is what was written', async () => {
  const { signReadings } = fakeStores()
  const { content, memory } = await readSignDay({ signReadings }, { ...libra, date: '2026-11-20', now: NOW })
  await signReadings.keep('Libra', { date: '2026-11-21', content: { ...content, title: 'Another pen' }, memory })

  expect((await glanceAtSignDay({ signReadings }, libra)).content.title).toBe('Another pen')
})
