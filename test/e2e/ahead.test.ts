import { expect, test } from 'vitest'
import { axeInEachLook, overflowsOf } from './inEachLook.ts'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { openBrowser } from './openBrowser.ts'

const { visit, grant } = openBrowser()

test('the year ahead is a picture that keys move and zoom, and a list in which each event has its own address', async () => {
  const page = await visit(BLANK_PAGE)
  await grant(await becomeMember(page), 7)
  await page.goto('/ahead')
  const picture = page.getByRole('group', { name: 'Picture of the time ahead' })
  const said = () => picture.getByRole('img').getAttribute('aria-label')
  const transits = async () => Number(/^\d+/.exec((await said())!)![0])
  await page.getByRole('heading', { name: 'Day by day' }).waitFor()
  const ofQuarter = await transits()
  expect(ofQuarter).toBeGreaterThan(20)
  expect(await axeInEachLook(page)).toEqual([])
  expect(await overflowsOf(page)).toEqual([])

  await picture.focus()
  await page.keyboard.press('+')
  await page.getByText('a month', { exact: true }).waitFor()
  expect(await transits()).toBeLessThan(ofQuarter)
  for (const name of ['three months', 'half a year', 'a year']) {
    await page.keyboard.press('-')
    await page.getByText(name, { exact: true }).waitFor()
  }
  await expect.poll(transits).toBeGreaterThan(2 * ofQuarter)
  expect(await page.evaluate("document.activeElement.getAttribute('role')")).toBe('group')
  expect(await page.getByRole('button', { name: 'Zoom out' }).getAttribute('aria-disabled')).toBe('true')

  const row = page.getByRole('listitem').filter({ hasText: 'second of three' }).last()
  const title = await row.getByRole('link').innerText()
  await row.getByRole('link').click()
  const event = page.getByRole('dialog', { name: title })
  for (const fact of ['Begins', 'Exact, second of three', 'Ends', 'Times are in your time zone'])
    await event.getByText(fact).first().waitFor()
  expect(page.url()).toMatch(/\/ahead\?event=[a-z-]+-\d{8}$/)
  expect(await axeInEachLook(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.waitForURL('**/ahead')
  expect(await page.evaluate('document.activeElement.textContent')).toBe(title)
})

test('an event opens from its address alone, and one that is not ahead says so', async () => {
  const page = await visit(BLANK_PAGE)
  await grant(await becomeMember(page), 7)
  await page.goto('/ahead')
  const last = page.getByRole('list').getByRole('link').last()
  const [title, address] = [await last.innerText(), await last.getAttribute('href')]

  await page.goto(address!)
  await page.getByRole('dialog', { name: title }).waitFor()
  await page.goto('/ahead?event=venus-square-saturn-20010101')

  await page.getByRole('dialog', { name: 'This is not ahead of you' }).getByRole('button', { name: 'Close' }).click()
  await page.waitForURL('**/ahead')
})

test('without Premium there is the next event and an offer that says so; the dashboard and the chart lead there', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)
  await page.goto('/natal-chart')
  await page.getByRole('link', { name: "What's ahead for this chart" }).click()

  await page.getByText('Next in your sky').waitFor()
  await page.getByText('Without Premium you see the next event').waitFor()
  expect(await page.getByRole('group', { name: 'Picture of the time ahead' }).count()).toBe(0)
  expect(await axeInEachLook(page)).toEqual([])

  await page.goto('/dashboard')
  await page.getByRole('article').getByRole('listitem').getByRole('link').first().click()
  await page.waitForURL(/\/ahead\?day=\d{4}-\d\d-\d\d$/)
  await page.getByText('Next in your sky').waitFor()
})

test('what does not load says so and comes with Retry, and what has loaded stays', async () => {
  const page = await visit(BLANK_PAGE)
  await grant(await becomeMember(page), 7)
  await page.route('**/api/transits**', (route) => route.abort())
  await page.goto('/ahead')
  await page.getByText("We couldn't load what's ahead.").waitFor()
  await page.unroute('**/api/transits**')
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('heading', { name: 'Day by day' }).waitFor()

  await page.route('**/api/transits**', (route) => route.abort())
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await page.getByText("We couldn't load what's ahead.").waitFor()
  await page.getByRole('heading', { name: 'Day by day' }).waitFor()
})

test("the Moon's month goes by keys from day to day and month to month, and names one's own houses", async () => {
  const page = await visit(BLANK_PAGE)
  await grant(await becomeMember(page), 7)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: "The Moon's month" }).click()
  await page.goto('/moon?month=2027-02')
  const focused = () => page.evaluate('document.activeElement.textContent')
  await page.getByRole('heading', { name: 'February 2027' }).waitFor()
  await page.getByText('New Moon in Aquarius, your').first().waitFor()
  expect(await axeInEachLook(page)).toEqual([])
  expect(await overflowsOf(page)).toEqual([])

  await page.getByRole('button', { pressed: true }).focus()
  expect(await focused()).toMatch(/^February 1, 2027: /)
  for (const [key, day] of [
    ['ArrowDown', 'February 8'],
    ['ArrowLeft', 'February 7'],
    ['End', 'February 13'],
    ['PageDown', 'March 13'],
  ]) {
    await page.keyboard.press(key!)
    await expect.poll(focused).toMatch(new RegExp(`^${day}, 2027: .*In [A-Z]`))
  }
  expect(page.url()).toMatch(/month=2027-03$/)

  await page.getByRole('link', { name: 'Next month' }).click()
  await page.getByRole('heading', { name: 'April 2027' }).waitFor()
  await page.getByRole('link', { name: 'This month' }).click()
  await page.locator('[aria-current=date]').waitFor()
})

test("without Premium the Moon's month has the sky, and says what would be added", async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)
  await page.goto('/moon?month=2027-02')

  await page.getByText('you also see which of your houses the Moon is in').waitFor()
  expect(await page.getByText('your 1st house').count()).toBe(0)
  await page.getByText('New Moon in Aquarius').first().waitFor()
})
