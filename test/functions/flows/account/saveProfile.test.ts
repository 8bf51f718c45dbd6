import { beforeEach, describe, expect, test, vi } from 'vitest'
import { birthOf } from '../../../../functions/domain/account/account.ts'
import { type SaveProfileNeeds, saveProfile } from '../../../../functions/flows/account/saveProfile.ts'
import type { ProfileChange } from '../../../../shared/domain/user.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { aPlace } from '../../../makers/aBirth.ts'
import { aBornAccount } from '../../../makers/anAccount.ts'
import { NOW } from '../../../makers/later.ts'

const springfield = aPlace({ id: '4250542', name: 'Springfield', admin1: 'Illinois', country: 'United States' })
const other = aPlace({ id: '4409896', name: 'Springfield', admin1: 'Missouri', country: 'United States' })

let stores: ReturnType<typeof fakeStores>
let needs: SaveProfileNeeds
const jane = aBornAccount()

beforeEach(() => {
  stores = fakeStores()
  stores.memory.accounts.set(jane.id, jane)
  stores.memory.owners.set(jane.email, { accountId: jane.id })
  const find = (id: string) => [springfield, other].find((place) => place.id === id)
  const resolve = (text: string) => (text.startsWith('Springfield') ? springfield : undefined)
  needs = { ...stores, identityKey: async () => 'key', places: { find, resolve } }
})

const stored = () => stores.memory.accounts.get(jane.id)!
const save = (change: ProfileChange, today = '2026-11-21') =>
  saveProfile(needs, { account: stored(), change, today, now: NOW })

describe('saving a profile', () => {
  test('changes what was sent and nothing else', async () => {
    const saved = await save({ firstName: 'Janet', gender: 'female' })

    expect(saved).toEqual({ ...jane, firstName: 'Janet', gender: 'female', version: 2 })
    expect(stored()).toEqual(saved)
  })

  test('has the directory of people look again when a name is another one, and not otherwise', async () => {
    const replace = vi.spyOn(stores.accounts, 'replace')

    for (const change of [
      { lastName: 'Roe' },
      { firstName: jane.firstName, lastName: 'Roe' },
      { gender: 'female' },
    ] as const)
      await save(change)

    expect(replace.mock.calls.map(([, , items]) => items?.relistedAt)).toEqual([NOW, undefined, undefined])
  })

  test('clears an optional answer that is null and keeps one that is absent', async () => {
    await save({ gender: 'female', relationshipStatus: 'single' })

    expect(await save({ gender: null })).toMatchObject({ gender: null, relationshipStatus: 'single' })
  })

  test('that began before every session was ended changes nothing after it', async () => {
    const before = stored()
    stores.memory.accounts.set(jane.id, { ...jane, sessionEpoch: 1, version: 2 })
    const late = saveProfile(needs, {
      account: before,
      change: { email: 'other@example.com' },
      today: '2026-11-21',
      now: NOW,
    })

    await expect(late).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect(stored()).toMatchObject({ pendingEmail: null, version: 2 })
    expect(stores.memory.mails.size).toBe(0)
  })

  test('at once from two tabs loses neither tab’s answer', async () => {
    const seen = stored()
    const tabs = [{ gender: 'female' }, { relationshipStatus: 'single' }] as const

    await Promise.all(
      tabs.map((change) => saveProfile(needs, { account: seen, change, today: '2026-11-21', now: NOW })),
    )

    expect(stored()).toMatchObject({ gender: 'female', relationshipStatus: 'single', version: 3 })
  })

  test('that loses every race fails instead of overwriting', async () => {
    const accounts = { ...stores.accounts, replace: async () => undefined }

    const lost = saveProfile(
      { ...needs, accounts },
      { account: jane, change: { gender: 'male' }, today: '2026-11-21', now: NOW },
    )

    await expect(lost).rejects.toMatchObject({ code: 'CONFLICT', status: 409 })
  })

  test('of an account that is gone meanwhile does not create one', async () => {
    const seen = stored()
    stores.memory.accounts.delete(jane.id)

    await expect(
      saveProfile(needs, { account: seen, change: { gender: 'male' }, today: '2026-11-21', now: NOW }),
    ).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(stores.memory.accounts.size).toBe(0)
  })
})

describe('a birth date', () => {
  test.each([
    ['2008-11-21', '2026-11-21', undefined],
    ['2008-11-22', '2026-11-21', /18 or older/],
    ['2008-11-22', '2026-11-22', undefined],
    ['2008-02-29', '2026-02-28', /18 or older/],
    ['2008-02-29', '2026-03-01', undefined],
    ['2026-11-22', '2026-11-21', /future/],
    ['1920-01-01', '2026-11-21', undefined],
    ['1919-12-31', '2026-11-21', /1920/],
    ['1993-02-31', '2026-11-21', /does not exist/],
    ['1900-02-29', '2026-11-21', /does not exist/],
    ['0000-01-01', '2026-11-21', /1920/],
  ])('of %s, saved on %s, is answered with %s', async (birthDate, today, error) => {
    const saved = save({ birthDate }, today)

    if (error) await expect(saved).rejects.toMatchObject({ details: { fields: { birthDate: error } } })
    else await expect(saved).resolves.toMatchObject({ birthDate })
  })
})

describe('a birth time', () => {
  test('that is sent is a known one', async () => {
    await save({ birthTime: '12:00', birthTimeKnown: false })
    expect(stored()).toMatchObject({ birthTime: '12:00', birthTimeKnown: false })

    await save({ birthTime: '07:15' })
    expect(stored()).toMatchObject({ birthTime: '07:15', birthTimeKnown: true })
  })

  test('stays unknown while something else is saved', async () => {
    await save({ birthTime: '12:00', birthTimeKnown: false })
    await save({ firstName: 'Janet' })

    expect(stored().birthTimeKnown).toBe(false)
  })
})

describe('the later of the two repeated hours', () => {
  test('is kept while the same birth is saved again', async () => {
    await save({ birthLater: true })
    await save({ birthDate: '1993-06-15', birthTime: '08:30', birthPlace: 'Springfield' })

    expect(stored().birthLater).toBe(true)
  })

  test.each([{ birthTime: '08:31' }, { birthDate: '1993-06-16' }])('is forgotten with %o', async (change) => {
    await save({ birthLater: true })
    await save(change)

    expect(stored().birthLater).toBe(false)
  })

  test('may be sent together with the time', async () => {
    await save({ birthTime: '01:30', birthLater: true })

    expect(stored()).toMatchObject({ birthTime: '01:30', birthLater: true })
  })
})

describe('a birth place', () => {
  test('that was chosen from the list is kept with its id', async () => {
    await save({ birthPlace: 'Springfield', birthPlaceId: '4409896' })

    expect(stored()).toMatchObject({ birthPlace: 'Springfield', birthPlaceId: '4409896', place: other })
  })

  test('that was chosen without words gets its own', async () => {
    await save({ birthPlaceId: '4409896' })

    expect(stored().birthPlace).toBe('Springfield, Missouri, United States')
  })

  test('that was only typed is resolved to its best match', async () => {
    await save({ birthPlace: 'Springfield' })

    expect(stored()).toMatchObject({ birthPlace: 'Springfield', birthPlaceId: null, place: springfield })
  })

  test('that nobody finds is saved as it was written', async () => {
    await save({ birthPlace: 'Atlantis' })

    expect(stored()).toMatchObject({ birthPlace: 'Atlantis', birthPlaceId: null, place: null })
  })

  test('that was chosen before is not lost when the same words are saved again', async () => {
    await save({ birthPlace: 'Springfield', birthPlaceId: '4409896' })
    await save({ birthPlace: 'Springfield', firstName: 'Janet' })

    expect(stored()).toMatchObject({ birthPlaceId: '4409896', place: other })
  })

  test('with an id that nobody has is refused', async () => {
    await expect(save({ birthPlaceId: '1' })).rejects.toMatchObject({ details: { fields: { birthPlaceId: /list/ } } })
    expect(stored()).toEqual(jane)
  })
})

test('houses that were chosen are kept, and go into the birth that everything is cast from', async () => {
  await save({ birthPlaceId: '4409896' })
  await save({ houseSystem: 'whole_sign' })
  const born = () => birthOf({ ...stored(), birthDate: '1993-06-15', birthTime: '08:30' })

  expect(born()).toMatchObject({ houseSystem: 'whole_sign' })

  await save({ houseSystem: 'placidus' })
  expect(born()).not.toHaveProperty('houseSystem')
})

describe('a zone of the birth', () => {
  test('is one of the country, and goes with the place', async () => {
    await save({ birthPlaceId: '4409896' })
    await save({ birthZone: 'America/Denver' })

    expect(stored().birthZone).toBe('America/Denver')
    expect(birthOf({ ...stored(), birthDate: '1993-06-15', birthTime: '08:30' })?.place.zone).toBe('America/Denver')

    await save({ firstName: 'Janet', birthPlace: stored().birthPlace! })
    expect(stored().birthZone).toBe('America/Denver')

    await save({ birthPlaceId: '4250542' })
    expect(stored().birthZone).toBeNull()
  })

  test('is not kept where it is the own one of the place, and null clears it', async () => {
    await save({ birthPlaceId: '4409896' })

    expect(await save({ birthZone: other.zone })).toMatchObject({ birthZone: null })
    await save({ birthZone: 'America/Denver' })
    expect(await save({ birthZone: null })).toMatchObject({ birthZone: null })
  })

  test.each(['Europe/Paris', 'Mars/Olympus', ''])('is refused when it is %s', async (birthZone) => {
    await save({ birthPlaceId: '4409896' })

    await expect(save({ birthZone })).rejects.toMatchObject({ details: { fields: { birthZone: expect.any(String) } } })
  })
})
