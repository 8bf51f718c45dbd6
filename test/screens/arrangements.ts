import type { Page } from 'playwright-core'
import { Problem } from '../../shared/contract/problem.ts'
import { settle } from '../bench/screens/settle.ts'

/** What brings a screen into a state, before it opens or after. Calls are patterns below /api/. */
type Arrangement = (page: Page) => Promise<unknown>

/** No reply comes. */
export const holdBack =
  (calls: string): Arrangement =>
  (page) =>
    page.route(`**/api/${calls}`, () => {})

export const fail =
  (calls: string): Arrangement =>
  (page) =>
    page.route(`**/api/${calls}`, (route) => route.fulfill({ status: 500, json: PROBLEM }))

const PROBLEM = {
  code: 'UNEXPECTED',
  message: new Problem('UNEXPECTED').message,
  requestId: '5f1c8a52-6a0e-4f3b-9d57-0c1f2e7b9a34',
}

export const reply =
  (calls: string, json: object): Arrangement =>
  (page) =>
    page.route(`**/api/${calls}`, (route) => route.fulfill({ json }))

/** Sends a call as the screen would. */
export const send =
  (method: 'POST' | 'PUT', path: string, data: object): Arrangement =>
  (page) =>
    page.request.fetch(path, { method, data, headers: { 'sec-fetch-site': 'same-origin' } })

/** Keeps something in the browser's storage before the first script runs. */
export const remember =
  (key: string, value: string): Arrangement =>
  (page) =>
    page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [key, value])

export const press =
  (name: string | RegExp): Arrangement =>
  (page) =>
    page.getByRole('button', { name }).first().click()

export const goOffline: Arrangement = (page) => page.context().setOffline(true)

export const waitForDialog: Arrangement = (page) => page.getByRole('dialog').waitFor()

/** As when the service worker has stored the next release. */
export const releaseNext: Arrangement = (page) =>
  page.evaluate(`caches.open('release /assets/next.js')
    .then(() => navigator.serviceWorker.dispatchEvent(new Event('controllerchange')))`)

/** The landing page starts its program when something moves. */
export const wake: Arrangement = async (page) => {
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  await settle(page)
  await settle(page)
}
