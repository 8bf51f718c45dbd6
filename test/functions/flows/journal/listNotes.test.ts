import { expect, test } from 'vitest'
import { listNotes } from '../../../../functions/flows/journal/listNotes.ts'
import { addDays } from '../../../../shared/domain/time.ts'
import { fakeJournal } from '../../../fakes/fakeJournal.ts'
import { aNote } from '../../../makers/aNote.ts'

const me = 'usr_jane'

test('a search finds words in any case and with or without accents, however far back, in pages', async () => {
  const journal = fakeJournal()
  for (let day = 0; day < 450; day += 1)
    await journal.keep(
      me,
      aNote({ date: addDays('2026-11-21', -day), text: day % 15 === 0 ? 'Café with Ana' : 'Rain' }),
    )
  await journal.keep('usr_john', aNote({ text: 'cafe' }))
  const find = async (before?: string) =>
    (await listNotes({ journal }, { accountId: me, before, search: 'cafe WITH' })).map(({ date }) => date)

  const first = await find()
  const second = await find(first.at(-1))

  expect([first.length, second.length]).toEqual([20, 10])
  expect([first[0], second.at(-1)]).toEqual(['2026-11-21', addDays('2026-11-21', -435)])
  expect(await find(second.at(-1))).toEqual([])
})

test('without words to search for, notes come a page at a time', async () => {
  const journal = fakeJournal()
  for (let day = 0; day < 25; day += 1) await journal.keep(me, aNote({ date: addDays('2026-11-21', -day) }))

  expect(await listNotes({ journal }, { accountId: me, before: undefined, search: ' ' })).toHaveLength(20)
})

test('the note of one day comes alone, and a day without one has none', async () => {
  const journal = fakeJournal()
  await journal.keep(me, aNote({ date: '2026-08-03', text: 'Rain' }))
  await journal.keep(me, aNote({ date: '2026-08-04' }))
  const of = (accountId: string, date: string) => listNotes({ journal }, { accountId, date })

  expect((await of(me, '2026-08-03')).map(({ text }) => text)).toEqual(['Rain'])
  expect(await of(me, '2026-08-05')).toEqual([])
  expect(await of('usr_john', '2026-08-03')).toEqual([])
})
