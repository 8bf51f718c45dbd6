import { beforeEach, describe, expect, test } from 'vitest'
import { addPerson, savePerson } from '../../../../functions/flows/people/savePerson.ts'
import type { PeopleStore } from '../../../../functions/store/people.ts'
import { PersonInput } from '../../../../shared/domain/person.ts'
import { fakePeople } from '../../../fakes/fakePeople.ts'
import { aPlace } from '../../../makers/aBirth.ts'
import { NOW } from '../../../makers/later.ts'

const me = 'usr_jane'
const today = '2026-11-21'
const london = aPlace()
const places = {
  find: (id: string) => (id === london.id ? london : undefined),
  resolve: (text: string) => (text === 'London' ? london : undefined),
}
let people: PeopleStore
beforeEach(() => {
  people = fakePeople()
})

const sam = { name: 'Sam', birthDate: '2019-02-28' }
const add = (input: Partial<PersonInput> = {}, hasActiveAccess = false) =>
  addPerson({ people, places }, { accountId: me, input: { ...sam, ...input }, today, hasActiveAccess, now: NOW })

describe('a person', () => {
  test('may be a child, without time and place', async () => {
    expect(await add()).toMatchObject({
      ...sam,
      birthTime: null,
      birthTimeKnown: false,
      birthPlace: null,
      birthPlaceId: null,
      place: null,
    })
  })

  test('has a place by its id or by its text', async () => {
    expect(await add({ birthPlaceId: london.id })).toMatchObject({
      birthPlace: 'London, England, United Kingdom',
      birthPlaceId: london.id,
    })
    expect(await add({ birthPlace: 'London' })).toMatchObject({ birthPlace: 'London', birthPlaceId: london.id })
    expect(await add({ birthPlace: 'Atlantis' })).toMatchObject({ birthPlace: 'Atlantis', birthPlaceId: null })
    await expect(add({ birthPlaceId: '1' })).rejects.toMatchObject({
      status: 400,
      details: { fields: { birthPlaceId: expect.any(String) } },
    })
  })

  test.each(['1800-01-01', '2026-11-22'])('born on %s is refused, and the field is named', async (birthDate) => {
    await expect(add({ birthDate })).rejects.toMatchObject({
      status: 400,
      details: { fields: { birthDate: expect.any(String) } },
    })
  })

  test('is a partner, family or a friend where that is said, and it can be taken back', async () => {
    const { id } = await add({ relation: 'family' })
    expect(await people.find(me, id)).toMatchObject({ relation: 'family' })

    await savePerson({ people, places }, { accountId: me, id, input: { ...sam, relation: null }, today })

    expect(await people.find(me, id)).not.toHaveProperty('relation')
    expect(PersonInput.safeParse({ ...sam, relation: 'enemy' }).success).toBe(false)
  })

  test('is replaced as a whole, and nobody else', async () => {
    const { id } = await add({ birthTime: '08:30', birthPlace: 'London' })

    await savePerson({ people, places }, { accountId: me, id, input: { ...sam, name: 'Sami' }, today })

    expect(await people.find(me, id)).toMatchObject({ id, name: 'Sami', birthTime: null, place: null, createdAt: NOW })
    await expect(
      savePerson({ people, places }, { accountId: 'usr_john', id, input: sam, today }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('no more people', () => {
  test('than three are kept without access, of many additions at once too', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 31 }, () => add()))

    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    await expect(add()).rejects.toMatchObject({ code: 'UPGRADE_REQUIRED', message: expect.stringMatching(/3 people/) })
  })

  test('than fifty are kept with access', async () => {
    for (let each = 0; each < 50; each += 1) await add({}, true)

    await expect(add({}, true)).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringMatching(/50 people/) })
    expect(new Set((await people.list(me)).slots).size).toBe(50)
  })
})

test.each(['🌒'.repeat(200), '', 'a\u0000b', 7])('a name is refused: %#', (name) => {
  expect(PersonInput.safeParse({ ...sam, name }).success).toBe(false)
})
