import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from './axeViolations.ts'
import { inEachLook, overflowsOf, shiftsOf } from './inEachLook.ts'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { openBrowser } from './openBrowser.ts'

const { visit } = openBrowser()

async function openJournal(): Promise<Page> {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)
  await page.goto('/journal')
  await page.getByText('Your notes will be here').waitFor()
  return page
}

const write = async (page: Page, text: string) => {
  await page.getByLabel(/^Your note for /).fill(text)
  await page.getByRole('button', { name: 'Save' }).click()
}

const writeToday = async (page: Page, text: string) => {
  await page.getByRole('button', { name: "Write today's note" }).click()
  await write(page, text)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Keeps a note of an earlier day, as if it had been written then. */
const keep = (page: Page, date: string, text: string) =>
  page.evaluate(
    async ([date, body]) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(`/api/journal/${date}`, { method: 'PUT', headers, body })
      if (!response.ok) throw new Error(await response.text())
    },
    [date, JSON.stringify({ text })] as const,
  )

test('a note is written beside the reading, found in the journal, changed, and deleted after a question', async () => {
  const page = await openJournal()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Write a note' }).click()
  await write(page, 'Walked by the river.\nSlept well.')
  await page.getByRole('status').getByText('Saved in your journal').first().waitFor()

  await page.goto('/journal')
  const note = page.getByRole('article')
  await note.getByText('Walked by the river.').waitFor()
  await note.getByText('Slept well.').waitFor()

  await note.getByRole('button', { name: /^Edit/ }).click()
  await write(page, 'Walked by the sea.')
  await note.getByText('Walked by the sea.').waitFor()
  await note.getByText('Earlier versions').click()
  await note.getByText('Walked by the river.').waitFor()

  await note.getByRole('button', { name: /^Edit/ }).click()
  await note.getByRole('button', { name: 'Delete' }).click()
  await note.getByRole('button', { name: 'Keep it' }).click()
  await note.getByRole('button', { name: 'Delete' }).click()
  await note.getByRole('button', { name: 'Yes, delete this note' }).click()
  await page.getByText('Your notes will be here').waitFor()
})

/** A dashboard whose transit came before on a day. */
async function openReturn(page: Page, date: string): Promise<void> {
  await page.route('**/api/home', async (route) => {
    const response = await route.fetch()
    const home = await response.json()
    home.horoscope.content.lastTime = date
    await route.fulfill({ response, json: home })
  })
  await page.goto('/dashboard')
  await page.getByText(/^The last time, on/).click()
}

test('a transit that returns offers what was written the last time, until that is deleted', async () => {
  const page = await openJournal()
  await keep(page, '2026-01-02', 'Argued with my brother.')
  await openReturn(page, '2026-01-02')

  const reading = page.getByRole('article')
  await reading.getByText('The last time, on January 2, 2026').waitFor()
  await reading.getByText('Argued with my brother.').waitFor()
  expect([...(await axeViolations(page)), ...(await overflowsOf(page))]).toEqual([])

  await reading.getByRole('link', { name: 'Open your journal' }).click()
  await page.getByRole('button', { name: /^Edit/ }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Yes, delete this note' }).click()
  await page.getByText('Your notes will be here').waitFor()
  await page.goBack()
  await page.getByText(/^The last time, on/).click()
  await page.getByText('You wrote nothing that day.').waitFor()
})

test('past notes are searched', async () => {
  const page = await openJournal()
  await keep(page, '2026-01-02', 'Argued with my brother.')
  await keep(page, '2026-01-03', 'A quiet day.')
  await page.reload()
  await page.getByRole('article').nth(1).waitFor()

  await page.getByLabel('Search your notes').fill('brother')
  await page.keyboard.press('Enter')
  await page.getByText('A quiet day.').waitFor({ state: 'detached' })
  await page.getByText('Argued with my brother.').waitFor()

  await page.getByLabel('Search your notes').fill('nobody wrote this')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByText('No note has “nobody wrote this” in it.').waitFor()
})

test('what is written without a network is kept and marked, outlasts the page, and is sent once there is one', async () => {
  const page = await openJournal()
  await page.getByRole('button', { name: "Write today's note" }).click()
  await page.getByLabel(/^Your note for /).waitFor()
  await page.route('**/api/journal/*', (route) => route.abort())

  await write(page, 'On the train, in a tunnel.')

  await page.getByRole('status').getByText('Kept on this device').first().waitFor()
  await page.getByRole('article').getByText('Not sent yet').waitFor()
  await page.reload()
  await page.getByRole('article').getByText('On the train, in a tunnel.').waitFor()
  await page.getByRole('article').getByText('Not sent yet').waitFor()

  await page.unroute('**/api/journal/*')
  await page.goto('/settings')
  await expect.poll(() => page.evaluate("localStorage.getItem('notes')")).toBe(null)
  await page.goto('/journal')
  await page.getByRole('article').getByText('On the train, in a tunnel.').waitFor()
  await expect.poll(() => page.getByText('Not sent yet').count()).toBe(0)
})

test('two tabs lose nothing: the later note stands, and the earlier one is kept as a version', async () => {
  const page = await openJournal()
  const other = await page.context().newPage()
  await other.goto('/journal')
  await other.getByRole('button', { name: "Write today's note" }).click()
  await other.getByLabel(/^Your note for /).fill('From the second tab.')
  await writeToday(page, 'From the first tab.')

  await other.getByRole('button', { name: 'Save' }).click()

  await other.getByRole('article').getByText('From the second tab.').waitFor()
  await other.getByText('Earlier versions').click()
  await other.getByRole('article').getByText('From the first tab.').waitFor()
})

test('an empty note and one that is too long are refused beside the field, and the words stay', async () => {
  const page = await openJournal()
  await page.getByRole('button', { name: "Write today's note" }).click()
  await write(page, ' ')
  await page.getByText('Write something first, or delete the note.').waitFor()

  await page.getByLabel(/^Your note for /).fill('a'.repeat(4001))
  await page.getByRole('button', { name: 'Save' }).click()

  await page.getByRole('dialog').getByText('A note must be at most 4000 characters').first().waitFor()
  expect((await page.getByLabel(/^Your note for /).inputValue()).length).toBe(4001)
  await page.reload()
  expect(await page.getByText('Not sent yet').count()).toBe(0)
})

test('a journal that fails to load is read again with Retry', async () => {
  const page = await openJournal()
  await keep(page, '2026-01-02', 'Argued with my brother.')
  await page.route('**/api/journal', (route) => route.abort())
  await page.reload()
  await page.getByText("We couldn't load your journal.").waitFor()
  await page.unroute('**/api/journal')

  await page.getByRole('button', { name: 'Retry' }).click()

  await page.getByText('Argued with my brother.').waitFor()
})

test('nothing shifts, nothing is too wide and axe finds nothing, in either theme, on a phone and on a desktop', async () => {
  const page = await openJournal()
  await keep(page, '2026-01-02', 'Argued with my brother.')
  await keep(page, '2026-01-02', `Argued with my brother again. ${'Long'.repeat(60)}`)

  const found = await inEachLook(page, async () => {
    await page.reload()
    await page.getByText('Argued with my brother again.').waitFor()
    const wrong = [...(await shiftsOf(page)), ...(await axeViolations(page)), ...(await overflowsOf(page))]
    await page.getByRole('button', { name: "Write today's note" }).click()
    await page.getByLabel(/^Your note for /).waitFor()
    return [...wrong, ...(await axeViolations(page)), ...(await overflowsOf(page))]
  })

  expect(found).toEqual([])
})
