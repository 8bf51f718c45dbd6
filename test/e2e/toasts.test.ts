import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { openBrowser } from './openBrowser.ts'
import { button, openSettings } from './settingsPage.ts'

const { visit } = openBrowser()

/** Counts how often a text appears in a live region. */
const countAnnouncements = (page: Page, text: string) =>
  page.evaluate(`
    globalThis.announced = 0
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of addedNodes)
          if (node.textContent.includes('${text}') && target.closest('[role=status], [role=alert]')) announced += 1
    }).observe(document, { subtree: true, childList: true })
    undefined
  `)

const announced = (page: Page) => page.evaluate('announced')

test('the welcome after signing in is announced once, after the dialog has closed', async () => {
  const email = await becomeMember(await visit(BLANK_PAGE))
  const page = await visit('/?auth=signin')
  const form = page.getByRole('dialog')
  await form.getByLabel('Email').fill(email)
  await countAnnouncements(page, 'Welcome back!')

  await form.getByLabel('Password', { exact: true }).fill('an orrery of brass')
  await form.getByRole('button', { name: 'Sign In' }).click()

  await page.getByText('Why this reading').waitFor()
  await page.getByText('Welcome back!').waitFor()
  expect(await announced(page)).toBe(1)
})

test('a toast that meets a dialog moves into it without being announced again', async () => {
  const { page } = await openSettings(visit)
  await countAnnouncements(page, 'Verification Code Sent!')
  await button(page, 'Resend Code').click()
  await page.getByText('Verification Code Sent!').waitFor()

  await button(page, 'Enter Code').click()

  await page.getByRole('dialog').getByText('Verification Code Sent!').waitFor()
  expect(await announced(page)).toBe(1)
})
