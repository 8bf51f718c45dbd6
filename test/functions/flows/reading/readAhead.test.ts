import { beforeEach, expect, test, vi } from 'vitest'
import { openDay } from '../../../../functions/flows/reading/openDay.ts'
import { readAhead } from '../../../../functions/flows/reading/readAhead.ts'
import { readStreak } from '../../../../functions/flows/reading/readStreak.ts'
import { DAY, HOUR } from '../../../../shared/domain/time.ts'
import { aModelWriter } from '../../../fakes/aModelWriter.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { aLetter } from '../../../makers/aLetter.ts'
import { aBornAccount } from '../../../makers/anAccount.ts'
import { later, NOW } from '../../../makers/later.ts'

const warn = vi.fn()
let stores: ReturnType<typeof fakeStores> & { warn: typeof warn }
beforeEach(() => {
  stores = { ...fakeStores(), warn }
})

const account = aBornAccount()
const opening = { account, hasActiveAccess: true, zone: 'UTC', now: NOW }
const today = { ...opening, date: '2026-11-21' }

test('what a letter told is what its reader finds when they open the day', async () => {
  const told = await readAhead(stores, today)
  const { reading } = await openDay(stores, { ...opening, now: later(HOUR) })

  expect(told.scope).toBe('personal')
  expect(reading).toEqual(told)
})

test('a letter about a day that is open already tells what the day does', async () => {
  const { reading } = await openDay(stores, opening)

  expect(await readAhead(stores, today)).toEqual(reading)
  expect(await stores.writtenAhead.find(account.id)).toBeUndefined()
})

test('a letter opens no day and counts for no streak', async () => {
  await readAhead(stores, today)
  expect(await readStreak(stores, opening)).toEqual({ currentStreak: 0 })

  await openDay(stores, opening)
  await readAhead(stores, { ...today, date: '2026-11-22', now: later(DAY) })

  expect(await readStreak(stores, { ...opening, now: later(2 * DAY) })).toEqual({ currentStreak: 0 })
})

test('letters that nobody opens remember each other', async () => {
  await readAhead(stores, today)
  const first = (await stores.writtenAhead.find(account.id))!.memory
  await readAhead(stores, { ...today, date: '2026-11-22', now: later(DAY) })

  const second = (await stores.writtenAhead.find(account.id))!.memory
  expect(second.days.startsWith(first.days)).toBe(true)
  expect(second.until).toBe('2026-11-22')
})

test('without access a letter tells the reading of the Sun sign', async () => {
  const free = { ...opening, hasActiveAccess: false }
  const told = await readAhead(stores, { ...free, date: '2026-11-21' })

  expect(told.scope).toBe('sign')
  expect((await openDay(stores, free)).reading).toEqual(told)
})

test('letter and day share one call of the model, however often they are asked for', async () => {
  const { modelWriter, writings } = aModelWriter(stores.writingClaims)
  const needs = { ...stores, modelWriter }

  const [told, { reading }] = await Promise.all([readAhead(needs, today), openDay(needs, opening)])
  await readAhead(needs, today)
  await openDay(needs, opening)

  expect(writings).toHaveLength(1)
  expect(reading).toEqual(told)
})

test('a day that is opened elsewhere brings the letter along, on the same date and on a later one', async () => {
  await stores.letters.replace(account.id, undefined, aLetter({ zone: 'UTC', dueAt: undefined }))
  await openDay(stores, opening)

  await openDay(stores, { ...opening, zone: 'Europe/Lisbon', now: later(DAY) })
  expect((await stores.letters.find(account.id))?.zone).toBe('Europe/Lisbon')

  await openDay(stores, { ...opening, zone: 'America/New_York', now: later(2 * DAY) })
  const moved = await stores.letters.find(account.id)
  expect(moved?.zone).toBe('America/New_York')
  // Seven in Lisbon is over and nothing was sent: the letter of this day comes at once.
  expect(moved?.dueAt).toBe(later(2 * DAY))
})
