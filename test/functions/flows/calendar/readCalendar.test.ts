import { beforeEach, expect, test } from 'vitest'
import type { Account } from '../../../../functions/domain/account/account.ts'
import type { Entitlement } from '../../../../functions/domain/billing/entitlement.ts'
import { createCalendar } from '../../../../functions/flows/calendar/createCalendar.ts'
import { readCalendar } from '../../../../functions/flows/calendar/readCalendar.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { fakeCalendars } from '../../../fakes/fakeCalendars.ts'
import { aBornAccount } from '../../../makers/anAccount.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { later, NOW } from '../../../makers/later.ts'

let calendars = fakeCalendars()
beforeEach(() => {
  calendars = fakeCalendars()
})

const account = aBornAccount({ id: 'usr_jane' })
const needsFor = (changes: Partial<Account> = {}, status: Entitlement['status'] = 'active') => ({
  calendars,
  environment: { APP_ORIGIN: 'https://orrery.example' },
  accounts: {
    find: async () => ({
      account: { ...account, ...changes },
      entitlement: anEntitlement({ status, subscriptionEndsAt: later(30 * DAY) }),
    }),
  },
})
const create = async () =>
  (await createCalendar(needsFor(), { accountId: account.id, now: NOW })).url.split('/').at(-1)!

test('the address brings the sky and the own transits of its owner', async () => {
  const feed = await readCalendar(needsFor(), await create(), NOW)

  expect(feed).toMatch(/SUMMARY:Full Moon in/)
  expect(feed).toMatch(/SUMMARY:\w+ (squares|trines|opposes|sextiles|meets) your/)
})

test('a revoked address, one that was replaced and one that never was are not found', async () => {
  const first = await create()
  const second = await create()

  await expect(readCalendar(needsFor(), first, NOW)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(readCalendar(needsFor(), `${second}.ics`, NOW)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await calendars.revoke(account.id)
  await expect(readCalendar(needsFor(), second, NOW)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('the store has no token, so that nobody who reads it has an address', async () => {
  const token = await create()

  expect(await calendars.find(token)).toBeUndefined()
})

test('an account that is being deleted has no calendar', async () => {
  const token = await create()

  await expect(readCalendar(needsFor({ status: 'deleting' }), token, NOW)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('without access, or without a birth, the calendar is empty and whole', async () => {
  const token = await create()

  for (const needs of [needsFor({}, 'inactive'), needsFor({ birthDate: null })]) {
    const feed = await readCalendar(needs, token, NOW)
    expect(feed).toMatch(/^BEGIN:VCALENDAR\r\n/)
    expect(feed).not.toMatch(/VEVENT/)
  }
})
