import { expect, test } from 'vitest'
import { NOTHING_READ } from '../../../functions/domain/reading/Memory.ts'
import { aReading } from '../../makers/aReading.ts'
import { describeStores } from './describeStores.ts'

const written = (date: string, title = 'A table with friends') => ({
  date,
  personal: aReading({ title }),
  memory: NOTHING_READ,
})

describeStores('readings that were sent', (stores) => {
  test('the first writer of a day is right', async () => {
    const { writtenAhead } = stores()
    await writtenAhead.keep('usr_jane', written('2026-11-21', 'First'))

    const kept = await writtenAhead.keep('usr_jane', written('2026-11-21', 'Second'))

    expect(kept.personal.title).toBe('First')
    expect(await writtenAhead.find('usr_jane')).toEqual(written('2026-11-21', 'First'))
  })

  test('a later day takes the place, and an earlier one never comes back', async () => {
    const { writtenAhead } = stores()
    await writtenAhead.keep('usr_jane', written('2026-11-21'))
    await writtenAhead.keep('usr_jane', written('2026-11-22'))
    await writtenAhead.keep('usr_jane', written('2026-11-20'))

    expect((await writtenAhead.find('usr_jane'))?.date).toBe('2026-11-22')
    expect(await writtenAhead.find('usr_john')).toBeUndefined()
  })
})
