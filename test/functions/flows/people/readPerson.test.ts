import { beforeEach, describe, expect, test } from 'vitest'
import { houseOf } from '../../../../functions/domain/chart/houses.ts'
import { castBigThree, castChart } from '../../../../functions/domain/chart/natalChart.ts'
import { birthOfPerson, type KeptPerson } from '../../../../functions/domain/people/KeptPerson.ts'
import { readPersonChart, readSynastry } from '../../../../functions/flows/people/readPerson.ts'
import type { PeopleStore } from '../../../../functions/store/people.ts'
import { Synastry } from '../../../../shared/domain/person.ts'
import { fakePeople } from '../../../fakes/fakePeople.ts'
import { aBirth } from '../../../makers/aBirth.ts'
import { aBornAccount, anAccount } from '../../../makers/anAccount.ts'
import { aPerson } from '../../../makers/aPerson.ts'

const account = aBornAccount()
const today = '2026-11-21'
const zone = 'Europe/London'
let people: PeopleStore
beforeEach(() => {
  people = fakePeople()
})

async function compare(changes: Partial<KeptPerson> = {}) {
  const person = aPerson(changes)
  await people.add(account.id, person)
  return readSynastry({ people }, { account, id: person.id, today, zone })
}

describe('the chart of a kept person', () => {
  test('is whole with access, and the Big Three without, in the houses of the member', async () => {
    const person = aPerson()
    await people.add(account.id, person)
    const read = (hasActiveAccess: boolean, houseSystem: 'placidus' | 'whole_sign' = 'placidus') =>
      readPersonChart({ people }, { account: { ...account, houseSystem }, id: person.id, hasActiveAccess })

    expect(await read(true)).toEqual(castChart(birthOfPerson(person, 'placidus')!))
    expect(await read(false)).toEqual(castBigThree(birthOfPerson(person, 'placidus')!))
    expect(await read(true, 'whole_sign')).toMatchObject({ origin: { houseSystem: 'whole_sign' } })
  })

  test('needs a place, and somebody whom the member keeps', async () => {
    const person = aPerson({ birthPlace: 'Atlantis', birthPlaceId: null, place: null })
    await people.add(account.id, person)
    const read = (id: string, who = account) => readPersonChart({ people }, { account: who, id, hasActiveAccess: true })

    await expect(read(person.id)).rejects.toMatchObject({ code: 'PLACE_UNRESOLVED' })
    await expect(read(person.id, aBornAccount({ id: 'usr_john' }))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('two charts side by side', () => {
  test('have aspects within their orbs, overlays both ways and a score that its parts add up to', async () => {
    const told = await compare()
    const [mine, theirs] = [castChart(aBirth()), castChart(birthOfPerson(aPerson(), 'placidus')!)]
    const cuspsOf = ({ houses }: typeof mine) => houses.map(({ longitude }) => longitude)
    const houseIn = (one: typeof mine, other: typeof mine, planet: string) =>
      houseOf(one.planetaryPositions.find((body) => body.planet === planet)!.longitude, cuspsOf(other))

    expect(Synastry.parse(told)).toEqual(told)
    expect(told.parts.reduce((sum, { points }) => sum + points, 0)).toBe(told.score)
    expect(told.overlays).toHaveLength(24)
    for (const { of, planet, house } of told.overlays)
      expect(house).toBe(of === 'reader' ? houseIn(mine, theirs, planet) : houseIn(theirs, mine, planet))
    expect(told.aspects.length).toBeGreaterThan(5)
    for (const { orb } of told.aspects) expect(orb).toBeLessThanOrEqual(8)
    expect(told.limits).toHaveLength(1)
    expect(JSON.stringify({ ...told, today: undefined })).not.toContain('Sam')
    expect(told.today.date).toBe(today)
    expect(told.today.text).toContain('Sam')
  })

  test('without a time say what is missing, and tell neither houses of theirs nor where their Moon falls', async () => {
    const { overlays, limits } = await compare({ birthTime: null, birthTimeKnown: false })

    expect(overlays.map(({ of }) => of)).not.toContain('reader')
    expect(overlays.map(({ planet }) => planet)).not.toContain('Moon')
    expect(limits[0]).toMatch(/birth time/)
  })

  test('of a date alone say so too', async () => {
    const { limits } = await compare({ birthTime: null, birthTimeKnown: false, birthPlace: null, place: null })

    expect(limits[0]).toMatch(/time and place/)
  })

  test('are told as of a couple only of a partner, and never of a child or by one', async () => {
    const of = async (changes: Partial<KeptPerson>, who = account) => {
      people = fakePeople()
      const person = aPerson(changes)
      await people.add(who.id, person)
      const { summary, strengths, challenges, advice } = await readSynastry(
        { people },
        { account: who, id: person.id, today, zone },
      )
      return { summary, strengths, challenges, advice }
    }
    const plain = await of({})

    expect(await of({ relation: 'family' })).toEqual(plain)
    expect(await of({ relation: 'friend' })).toEqual(plain)
    expect(await of({ relation: 'partner' })).not.toEqual(plain)
    for (const birthDate of ['2019-02-28', '2008-11-22'])
      expect(await of({ birthDate, relation: 'partner' })).toEqual(await of({ birthDate }))
    const eighteenToday = { birthDate: '2008-11-21' }
    expect(await of({ ...eighteenToday, relation: 'partner' })).not.toEqual(await of(eighteenToday))
    const young = { ...account, birthDate: '2010-01-01' }
    expect(await of({ relation: 'partner' }, young)).toEqual(await of({}, young))
  })

  test('need the birth of whoever asks', async () => {
    const asking = readSynastry({ people }, { account: anAccount(), id: aPerson().id, today, zone })
    await expect(asking).rejects.toMatchObject({ code: 'BIRTH_DATA_REQUIRED' })
  })
})
