import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from './axeViolations.ts'
import { inEachLook, overflowsOf, shiftsOf } from './inEachLook.ts'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { openBrowser } from './openBrowser.ts'

const { visit, grant } = openBrowser()

async function openScreen(): Promise<Page> {
  const page = await visit(BLANK_PAGE)
  await grant(await becomeMember(page), 7)
  await page.goto('/compatibility')
  await page.getByRole('heading', { name: 'Recent Reports' }).waitFor()
  return page
}

const nameField = (page: Page) => page.getByLabel("Partner's name", { exact: true })

async function decode(page: Page, date: string, name: string): Promise<void> {
  await page.getByLabel("Partner's birth date").fill(date)
  await page.getByLabel("Partner's name (optional)").fill(name)
  await page.getByRole('button', { name: 'Decode Connection' }).click()
}

const SIGNS = 'Pisces + Scorpio'

test('a name given with the date is on the card and in the heading of the report, and goes along when the date is kept', async () => {
  const page = await openScreen()

  await decode(page, '1992-11-13', '  Anna ')

  const card = page.getByRole('article', { name: `Anna: ${SIGNS}, November 13, 1992` })
  await card.getByRole('heading', { name: 'Anna', exact: true }).waitFor()
  await card.getByText(SIGNS, { exact: true }).waitFor()
  await card.getByRole('button', { name: /^View Full Report of Anna/ }).click()
  await page.getByRole('dialog', { name: `Anna: ${SIGNS}` }).waitFor()
  await page.keyboard.press('Escape')

  await card.getByRole('link', { name: /^Keep this date/ }).click()
  await page.getByRole('dialog', { name: 'Add someone' }).waitFor()
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Anna')
  expect(await page.getByLabel('Birth date').inputValue()).toBe('1992-11-13')
})

test('with the keyboard a report gets a name, keeps it, and loses it again', async () => {
  const page = await openScreen()
  await decode(page, '1992-11-13', '')
  const opener = page.getByRole('article').getByRole('button', { name: /^(Add a name|Rename)/ })
  await opener.focus()

  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Name this report' }).waitFor()
  await page.keyboard.type('Anna')
  await page.keyboard.press('Enter')
  await page.getByRole('article', { name: `Anna: ${SIGNS}, November 13, 1992` }).waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => opener.evaluate((control) => control.matches(':focus'))).toBe(true)

  await page.reload()
  await page.getByRole('article', { name: /^Anna: / }).waitFor()
  await opener.focus()
  await page.keyboard.press('Enter')
  await nameField(page).fill('   ')
  await page.keyboard.press('Enter')
  await page.getByRole('article', { name: `${SIGNS}, November 13, 1992`, exact: true }).waitFor()
  expect(await page.getByRole('article', { name: /Anna/ }).count()).toBe(0)
})

test('only spaces are no name, marks of HTML are shown as they are, and emoji are held to fifty', async () => {
  const page = await openScreen()
  await decode(page, '1992-11-13', '    ')
  await page.getByRole('article', { name: `${SIGNS}, November 13, 1992`, exact: true }).waitFor()

  await decode(page, '1991-05-10', '<img src=x onerror=alert(1)>')
  await page.getByRole('heading', { name: '<img src=x onerror=alert(1)>', exact: true }).waitFor()
  expect(await page.getByRole('article').locator('img').count()).toBe(0)

  const statuses = await page.evaluate(
    async (names) => {
      const post = (partnerName: string) =>
        fetch('/api/compatibility', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ partnerBirthDate: '1988-01-08', partnerName }),
        })
      const replies = await Promise.all(names.map(post))
      return replies.map(({ status }) => status)
    },
    ['🌙'.repeat(200), 'An\u0000na', '   '],
  )
  expect(statuses).toEqual([400, 400, 400])
})

test('what the server refuses is said beside the field, and stays there to be corrected', async () => {
  const page = await openScreen()
  await decode(page, '1992-11-13', 'An\u202ena')
  await page.locator('form').getByText("Name contains characters that can't be used").first().waitFor()
  expect(await page.getByLabel("Partner's birth date").inputValue()).toBe('1992-11-13')

  await decode(page, '1992-11-13', 'Anna')
  await page.getByRole('article', { name: /^Anna: / }).waitFor()
  await page.getByRole('button', { name: /^Rename/ }).click()
  await nameField(page).fill('An\u202ena')
  await page.getByRole('button', { name: 'Save' }).click()

  await page.getByRole('dialog').getByText("Name contains characters that can't be used").first().waitFor()
})

test('nothing shifts, nothing is too wide and axe finds nothing, with long names, in either theme, on a phone and on a desktop', async () => {
  const page = await openScreen()
  await decode(page, '1992-11-13', 'W'.repeat(50))
  await page.getByRole('article').waitFor()
  await decode(page, '1991-05-10', 'نورة')
  await page.getByRole('article').nth(1).waitFor()

  const found = await inEachLook(page, async () => {
    await page.reload()
    await page.getByRole('article').first().waitFor()
    const wrong = [...(await shiftsOf(page)), ...(await axeViolations(page)), ...(await overflowsOf(page))]
    await page
      .getByRole('button', { name: /^Rename/ })
      .first()
      .click()
    await nameField(page).waitFor()
    const inDialog = [...(await axeViolations(page)), ...(await overflowsOf(page))]
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    return [...wrong, ...inDialog]
  })

  expect(found).toEqual([])
})
