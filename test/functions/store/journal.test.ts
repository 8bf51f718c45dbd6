import { expect, test } from 'vitest'
import { erasureStore } from '../../../functions/store/erasure.ts'
import { journalStore } from '../../../functions/store/journal.ts'
import { keys } from '../../../functions/store/keys.ts'
import { aNote } from '../../makers/aNote.ts'
import { later } from '../../makers/later.ts'
import { describeStores, emptyTables } from './describeStores.ts'

const me = 'usr_jane'

describeStores('the journal', (stores) => {
  test('notes are listed newest first, for their person only, and a page goes on before the last day', async () => {
    const { journal } = stores()
    for (const date of ['2026-11-20', '2026-11-22', '2026-11-21']) await journal.keep(me, aNote({ date }))
    const datesOf = async (before?: string) => (await journal.list(me, { before, limit: 2 })).map(({ date }) => date)

    expect(await datesOf()).toEqual(['2026-11-22', '2026-11-21'])
    expect(await datesOf('2026-11-21')).toEqual(['2026-11-20'])
    expect(await journal.list('usr_jan', { limit: 2 })).toEqual([])
  })

  test('of two writings over the same one, the first is kept', async () => {
    const { journal } = stores()
    await journal.keep(me, aNote())
    const second = aNote({ text: 'Second', version: 2, earlier: [{ text: 'Slept well.', savedAt: later(0) }] })

    expect(await journal.keep(me, aNote({ text: 'Also first' }))).toBe(false)
    expect(await journal.keep(me, second)).toBe(true)
    expect(await journal.keep(me, { ...second, text: 'Also second' })).toBe(false)
    expect(await journal.find(me, '2026-11-21')).toEqual(second)
  })

  test('a deleted note is gone, and another can be written', async () => {
    const { journal } = stores()
    await journal.keep(me, aNote())

    await journal.remove(me, '2026-11-21')
    await journal.remove(me, '2026-11-21')

    expect(await journal.find(me, '2026-11-21')).toBeUndefined()
    expect(await journal.keep(me, aNote({ text: 'Again' }))).toBe(true)
  })
})

const table = emptyTables()

test('the journal is erased with what else was made in an account', async () => {
  await journalStore(table()).keep(me, aNote())

  await erasureStore(table()).eraseContent(me)

  expect(await journalStore(table()).find(me, '2026-11-21')).toBeUndefined()
})

test('notes and kept births sort outside what every request reads', () => {
  const first = keys.entitlement(me).sk
  expect([keys.note(me, '2026-11-21').sk < first, keys.person(me, 'one').sk < first]).toEqual([true, true])
})
