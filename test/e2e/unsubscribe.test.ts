import { expect, test } from 'vitest'
import { axeViolations } from './axeViolations.ts'
import { openBrowser } from './openBrowser.ts'

const { visit } = openBrowser()

test('the link of a letter asks first, ends the letters by a key, and leaves no token in the address', async () => {
  const page = await visit('/unsubscribe?token=a-token')
  const calls: string[] = []
  await page.route('**/api/letter/unsubscribe/*', (route) => {
    calls.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`)
    return route.fulfill({ json: { success: true, message: "You won't get any more letters." } })
  })
  const unsubscribe = page.getByRole('button', { name: 'Unsubscribe' })
  await unsubscribe.waitFor()
  expect([calls, new URL(page.url()).search]).toEqual([[], ''])
  expect(await axeViolations(page)).toEqual([])

  await unsubscribe.press('Enter')

  await page.getByRole('heading', { name: "You're unsubscribed" }).waitFor()
  expect(calls).toEqual(['POST /api/letter/unsubscribe/a-token'])
  expect(await axeViolations(page)).toEqual([])
})

test('a link that has lost a part says so', async () => {
  const page = await visit('/unsubscribe?token=half-a-token')

  await page.getByRole('button', { name: 'Unsubscribe' }).click()

  await page.getByRole('heading', { name: "This link doesn't work" }).waitFor()
})
