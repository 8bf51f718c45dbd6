import { beforeEach, describe, expect, test } from 'vitest'
import { saveNote } from '../../../../functions/flows/journal/saveNote.ts'
import type { JournalStore } from '../../../../functions/store/journal.ts'
import { fakeJournal } from '../../../fakes/fakeJournal.ts'
import { later, NOW } from '../../../makers/later.ts'

const me = 'usr_jane'
const today = '2026-11-21'
let journal: JournalStore
beforeEach(() => {
  journal = fakeJournal()
})

const save = (text: string, { at = 0, date = today } = {}) =>
  saveNote({ journal }, { accountId: me, date, text, today, now: later(at) })

describe('a note', () => {
  test('that is written again has the later text, and the earlier one as a version', async () => {
    await save('Tired.')
    await save('Rested.', { at: 60 })

    expect(await journal.find(me, today)).toEqual({
      date: today,
      text: 'Rested.',
      savedAt: later(60),
      version: 2,
      earlier: [{ text: 'Tired.', savedAt: NOW }],
    })
  })

  test('that only goes on leaves no version, nor does the same text twice', async () => {
    await save('Tired')
    await save('Tired, and glad.')
    const again = await save('Tired, and glad.')

    expect(again).toMatchObject({ version: 2, earlier: [] })
  })

  test('of two tabs at once is never lost', async () => {
    const texts = ['One', 'Two', 'Three', 'Four']

    await Promise.all(texts.map((text) => save(text)))

    const kept = (await journal.find(me, today))!
    expect([kept.text, ...kept.earlier.map(({ text }) => text)].sort()).toEqual([...texts].sort())
  })

  test('keeps the ten last texts that it replaced', async () => {
    for (let each = 0; each < 15; each += 1) await save(`Text ${each}.`)

    expect((await journal.find(me, today))!.earlier.map(({ text }) => text)).toEqual(
      Array.from({ length: 10 }, (_, each) => `Text ${13 - each}.`),
    )
  })

  test('may be of tomorrow, for whoever has flown west, and of no later day', async () => {
    await save('Landed.', { date: '2026-11-22' })

    for (const date of ['2026-11-23', '1919-12-31'])
      await expect(save('No.', { date })).rejects.toMatchObject({
        status: 400,
        details: { fields: { date: expect.any(String) } },
      })
  })
})
