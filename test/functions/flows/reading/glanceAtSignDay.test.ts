import { expect, test, vi } from 'vitest'
import { glanceAtSignDay } from '../../../../functions/flows/reading/glanceAtSignDay.ts'
import { readSignDay } from '../../../../functions/flows/reading/readSignDay.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'

const warn = vi.fn()
const libra = { sign: 'Libra', date: '2026-11-21' } as const

test('before anybody has opened the day, it is what its first reader will be given, and nothing is kept', async () => {
  const { signReadings } = fakeStores()
  await readSignDay({ signReadings, warn }, { ...libra, date: '2026-11-20' })
  const keep = vi.fn(signReadings.keep)

  const glance = await glanceAtSignDay({ signReadings: { ...signReadings, keep }, warn }, libra)

  expect(keep).not.toHaveBeenCalled()
  expect(glance).toMatchObject({ date: '2026-11-21', scope: 'sign' })
  expect(glance.content).toEqual((await readSignDay({ signReadings, warn }, libra)).content)
})

test('before anybody has ever opened a day of the sign, it is what its first reader will be given', async () => {
  const { signReadings } = fakeStores()

  const { content } = await glanceAtSignDay({ signReadings, warn }, libra)

  expect(content).toEqual((await readSignDay({ signReadings, warn }, libra)).content)
})

test('once the day is written, it is what was written', async () => {
  const { signReadings } = fakeStores()
  const { content, memory } = await readSignDay({ signReadings, warn }, { ...libra, date: '2026-11-20' })
  await signReadings.keep('Libra', { date: '2026-11-21', content: { ...content, title: 'Another pen' }, memory })

  expect((await glanceAtSignDay({ signReadings, warn }, libra)).content.title).toBe('Another pen')
})
