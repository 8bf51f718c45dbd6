import type { BrowserContextOptions, Page } from 'playwright-core'
import { DESKTOP } from '../../e2e/openBrowser.ts'
import type { View } from './openView.ts'
import { settle } from './settle.ts'

/** Something that a person presses. */
export interface Interaction extends View {
  options?: BrowserContextOptions
  prepare?(page: Page): Promise<unknown>
  act(page: Page): Promise<void>
}

export const interactions: Interaction[] = [
  {
    name: 'another theme, on the chart',
    path: '/natal-chart',
    visitor: 'premium',
    options: { viewport: DESKTOP },
    shows: /Your Big Three/,
    async act(page) {
      await page.getByTitle('Light').first().click()
      await settle(page)
      await page.getByTitle('Dark').first().click()
    },
  },
  {
    name: 'Sign In, at first and again',
    path: '/',
    visitor: 'anonymous',
    shows: /Get Started - Free Trial/,
    async act(page) {
      await button(page, 'Sign In').click()
      await page.getByRole('dialog').waitFor()
      await settle(page)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await button(page, 'Sign In').click()
    },
  },
  {
    name: 'Continue, in onboarding',
    path: '/onboarding?step=1',
    visitor: 'anonymous',
    shows: /Step 1 of 7/,
    async prepare(page) {
      await page.getByLabel('Year').selectOption('1990')
      await page.getByLabel('Month').selectOption('02')
      await page.getByLabel('Day').selectOption('28')
    },
    async act(page) {
      await button(page, 'Continue').click()
      await page.getByText('Step 2 of 7').waitFor()
    },
  },
  {
    name: 'a locked card',
    path: '/dashboard',
    visitor: 'free',
    shows: /Why this reading/,
    act: (page) => button(page, /^Natal Chart/).click(),
  },
  {
    name: 'a planet of the wheel',
    path: '/natal-chart',
    visitor: 'premium',
    shows: /Your Big Three/,
    act: (page) => page.getByRole('option', { name: /^Moon,/ }).click({ force: true }),
  },
  {
    name: 'Edit Profile',
    path: '/settings',
    visitor: 'free',
    shows: /Delete Account/,
    act: (page) => button(page, 'Edit Profile').click(),
  },
]

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
