import { expect, test } from 'vitest'
import { unsubscribeToken } from '../../../../functions/domain/letter/unsubscribeToken.ts'
import { saveLetter } from '../../../../functions/flows/letter/saveLetter.ts'
import { unsubscribe } from '../../../../functions/flows/letter/unsubscribe.ts'
import { DAY, HOUR } from '../../../../shared/domain/time.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { aLetter } from '../../../makers/aLetter.ts'
import { later, NOW } from '../../../makers/later.ts'

const settings = { frequency: 'daily', hour: 13 } as const
const saving = { accountId: 'usr_jane', settings, zone: 'UTC', now: NOW }
const identityKey = async () => 'key'
const token = unsubscribeToken('key', 'usr_jane')

test('a letter that is asked for comes at the next such hour', async () => {
  const { letters } = fakeStores()

  await saveLetter({ letters }, saving)

  expect(await letters.find('usr_jane')).toMatchObject({ ...settings, zone: 'UTC', dueAt: later(HOUR), version: 1 })
})

test('an earlier hour brings no second letter on the same day', async () => {
  const { letters } = fakeStores()
  await letters.replace('usr_jane', undefined, aLetter({ lastDate: '2026-11-21', unopened: 12 }))

  await saveLetter({ letters }, saving)

  expect(await letters.find('usr_jane')).toMatchObject({ dueAt: later(HOUR + DAY), unopened: 0 })
})

test('turned off, nothing is due, and the hour is kept', async () => {
  const { letters } = fakeStores()
  await saveLetter({ letters }, saving)

  await saveLetter({ letters }, { ...saving, settings: { frequency: 'off', hour: 13 } })

  expect(await letters.listDue(later(9 * DAY))).toEqual([])
  expect(await letters.find('usr_jane')).toMatchObject({ frequency: 'off', hour: 13 })
})

test('a save that overtakes another one loses neither', async () => {
  const { letters } = fakeStores()
  await Promise.all([saveLetter({ letters }, saving), saveLetter({ letters }, { ...saving, zone: 'Asia/Tokyo' })])

  expect((await letters.find('usr_jane'))?.version).toBe(2)
})

test('the link of a letter ends all of them, and may be opened again', async () => {
  const { letters } = fakeStores()
  await saveLetter({ letters }, saving)

  await unsubscribe({ letters, identityKey }, { token, now: NOW })
  await unsubscribe({ letters, identityKey }, { token, now: NOW })

  expect(await letters.find('usr_jane')).toMatchObject({ frequency: 'off', version: 2 })
  expect(await letters.listDue(later(9 * DAY))).toEqual([])
})

test('the link says nothing about an account that is gone, and one that is not ours is not found', async () => {
  const { letters } = fakeStores()

  await unsubscribe({ letters, identityKey }, { token, now: NOW })

  await expect(unsubscribe({ letters, identityKey }, { token: 'usr_jane.guess', now: NOW })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await letters.find('usr_jane')).toBeUndefined()
})
