import { expect, test } from 'vitest'
import { dataExportStore } from '../../../functions/store/dataExport.ts'
import { erasureStore } from '../../../functions/store/erasure.ts'
import { peopleStore } from '../../../functions/store/people.ts'
import { aPerson } from '../../makers/aPerson.ts'
import { later } from '../../makers/later.ts'
import { describeStores, emptyTables } from './describeStores.ts'

const me = 'usr_jane'
const [sam, kim] = [aPerson({ createdAt: later(60) }), aPerson({ id: '01-abcdefghij0123456789', name: 'Kim' })]

describeStores('people', (stores) => {
  test('are listed in the order in which they were added, for the account that keeps them', async () => {
    const { people } = stores()
    for (const person of [sam, kim]) await people.add(me, person)

    expect(await people.list(me)).toEqual({ people: [kim, sam], slots: ['00', '01'] })
    expect(await people.list('usr_jan')).toEqual({ people: [], slots: [] })
    expect(await people.find('usr_john', sam.id)).toBeUndefined()
  })

  test('take a slot each, and the id of one who is gone names nobody', async () => {
    const { people } = stores()
    const next = aPerson({ id: '00-0123456789abcdefghij', name: 'Ola' })
    await people.add(me, sam)

    expect(await people.add(me, next)).toBe(false)
    expect(await people.remove(me, sam.id)).toBe(true)
    expect(await people.add(me, next)).toBe(true)
    expect([await people.find(me, sam.id), await people.remove(me, sam.id)]).toEqual([undefined, false])
    expect(await people.replace(me, sam)).toBe(false)
    expect(await people.replace(me, { ...next, name: 'Olga' })).toBe(true)
    expect(await people.find(me, next.id)).toMatchObject({ name: 'Olga' })
  })
})

const table = emptyTables()

test('people are exported and erased with the account that keeps them', async () => {
  await peopleStore(table()).add(me, sam)

  expect((await dataExportStore(table()).list(me, undefined)).people).toEqual([sam])

  await erasureStore(table()).eraseContent(me)
  expect((await peopleStore(table()).list(me)).slots).toEqual([])
})
