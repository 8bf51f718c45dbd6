import { expect, test } from 'vitest'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { openBrowser } from './openBrowser.ts'

const { visit, grant } = openBrowser()

/** As in Chromium on a machine without a time zone. */
const UNKNOWN_ZONE = `
  const { resolvedOptions } = Intl.DateTimeFormat.prototype
  Intl.DateTimeFormat.prototype.resolvedOptions = function () {
    return { ...resolvedOptions.call(this), timeZone: 'Etc/Unknown' }
  }
`

test('a browser that cannot name its time zone opens every screen that has dates', async () => {
  const page = await visit(BLANK_PAGE, { timezoneId: 'UTC' })
  await page.addInitScript({ content: UNKNOWN_ZONE })
  const email = await becomeMember(page)
  await grant(email, 7)

  await page.goto('/dashboard')
  await page.getByText("Today's Guidance").waitFor()
  expect(await page.evaluate('Intl.DateTimeFormat().resolvedOptions().timeZone')).toBe('Etc/Unknown')
  await page.goto('/manage-billing')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goto('/natal-chart')
  await page.getByText('Big Three').first().waitFor()
  await page.goto('/ai-chat')
  await page.getByLabel('Your question').fill('Who am I?')
  await page.keyboard.press('Enter')
  await page.getByText('From the almanac').waitFor()
  await page.reload()
  await page
    .getByRole('listitem')
    .filter({ hasText: /\w+ \d{1,2}, \d{4}/ })
    .first()
    .waitFor()
  expect(await page.getByRole('listitem').filter({ hasText: 'Who am I?' }).count()).toBe(1)
})
