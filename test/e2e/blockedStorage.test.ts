import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aBirth, answerQuestions, signUp } from './member.ts'
import { openBrowser } from './openBrowser.ts'

const { visit } = openBrowser()

const NOT_SAVED = "This browser isn't saving your answers."

/** Both storages, each as a browser may have it. */
const STORAGES = {
  disabled: `
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError') } })`,
  full: `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`,
}

async function openWith(content: string): Promise<Page> {
  const page = await visit('/config.json')
  await page.addInitScript({ content })
  await page.goto('/onboarding')
  return page
}

test.each(
  Object.entries(STORAGES),
)('with %s storage somebody signs up, and is told what a reload would lose', async (_, content) => {
  const page = await openWith(content)
  await page.getByText('Step 1 of 7').waitFor()
  expect(await page.getByText(NOT_SAVED).count()).toBe(0)

  await answerQuestions(page, aBirth)
  await page.getByText(NOT_SAVED).waitFor()
  await signUp(page)

  await page.waitForURL('**/dashboard')
  await page.getByText('Why this reading').waitFor()
})

test('where answers are kept, nothing is said about it', async () => {
  const page = await visit('/onboarding')

  await answerQuestions(page, aBirth)
  await page.getByRole('button', { name: 'Create Account' }).waitFor()

  expect(await page.getByText(NOT_SAVED).count()).toBe(0)
})
