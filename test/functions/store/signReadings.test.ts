import { expect, test } from 'vitest'
import type { SignDay } from '../../../functions/store/signReadings.ts'
import { describeStores } from './describeStores.ts'

const aSignDay = (date: string, title = 'A table with friends'): SignDay => ({
  date,
  content: { title, content: 'The Moon is in Leo today.', advice: 'Ring one friend before lunch.', basis: [] },
  memory: [{ date, lead: 'Moon in house 11/moonWithin', house: 11, pieces: 'abc', frames: 'def' }],
})

describeStores('readings of signs', (stores) => {
  test('the day is found, else the last one before it, and never one of another sign', async () => {
    const { signReadings } = stores()
    for (const date of ['2026-11-19', '2026-11-23', '2026-11-21']) await signReadings.keep('Libra', aSignDay(date))

    expect(await signReadings.findLatest('Libra', '2026-11-21')).toEqual(aSignDay('2026-11-21'))
    expect(await signReadings.findLatest('Libra', '2026-11-22')).toEqual(aSignDay('2026-11-21'))
    expect(await signReadings.findLatest('Libra', '2026-11-18')).toBeUndefined()
    expect(await signReadings.findLatest('Leo', '2026-11-22')).toBeUndefined()
  })

  test('of many who write a day everybody gets the same one', async () => {
    const { signReadings } = stores()

    const kept = await Promise.all(
      Array.from({ length: 8 }, (_, each) => signReadings.keep('Libra', aSignDay('2026-11-21', `Title ${each}`))),
    )

    expect(new Set(kept.map(({ content }) => content.title)).size).toBe(1)
    expect(await signReadings.findLatest('Libra', '2026-11-21')).toEqual(kept[0])
  })
})
