import { expect, test } from 'vitest'
import { later } from '../../makers/later.ts'
import { describeStores } from './describeStores.ts'

const until = later(15)
const claim = { date: '2026-11-21', until }

describeStores('claims to write a reading', (stores) => {
  test('of fifty who want to write one day of one reader, one may, and the others are told until when', async () => {
    const { writingClaims } = stores()

    const taken = await Promise.all(Array.from({ length: 50 }, () => writingClaims.take('usr_jane', claim)))

    expect(taken.filter((each) => each === 'taken')).toHaveLength(1)
    expect(new Set(taken)).toEqual(new Set(['taken', until]))
  })

  test('a claim is not given again, and is for one reader and day', async () => {
    const { writingClaims } = stores()
    await writingClaims.take('usr_jane', claim)

    expect(await writingClaims.take('usr_jane', { ...claim, until: later(3600) })).toBe(until)
    expect(await writingClaims.take('usr_jane', { ...claim, date: '2026-11-22' })).toBe('taken')
    expect(await writingClaims.take('usr_john', claim)).toBe('taken')
  })
})
