import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from './openBrowser.ts'
import { BLANK, becomeMember } from './person.ts'
import { button, openSettings } from './settingsPage.ts'

const { visit } = openBrowser()

/** Counts how often words come into a part of the page that is read out. */
const listen = (page: Page, words: string) =>
  page.evaluate(`
    globalThis.heard = 0
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of addedNodes)
          if (node.textContent.includes('${words}') && target.closest('[role=status], [role=alert]')) heard += 1
    }).observe(document, { subtree: true, childList: true })
    undefined
  `)

const heard = (page: Page) => page.evaluate('heard')

test('the welcome is said once, when the dialog is gone', async () => {
  const email = await becomeMember(await visit(BLANK))
  const page = await visit('/?auth=signin')
  const form = page.getByRole('dialog')
  await form.getByLabel('Email').fill(email)
  await listen(page, 'Welcome back!')

  await form.getByLabel('Password', { exact: true }).fill('an orrery of brass')
  await form.getByRole('button', { name: 'Sign In' }).click()

  await page.getByText('Why this reading').waitFor()
  await page.getByText('Welcome back!').waitFor()
  expect(await heard(page)).toBe(1)
})

test('a notice that meets a dialog moves into it without being said again', async () => {
  const { page } = await openSettings(visit)
  await listen(page, 'Verification Code Sent!')
  await button(page, 'Resend Code').click()
  await page.getByText('Verification Code Sent!').waitFor()

  await button(page, 'Enter Code').click()

  await page.getByRole('dialog').getByText('Verification Code Sent!').waitFor()
  expect(await heard(page)).toBe(1)
})
