import { expect, test } from 'vitest'
import { aReading } from '../makers/aReading.ts'
import { openSite } from '../web/prerender/openSite.ts'

const newPage = openSite()

test('the landing page says to search engines and link previews what it is', async () => {
  const page = await newPage({ javaScriptEnabled: false })
  await page.goto('/')
  const contentOf = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content')

  expect(await page.title()).toBe('Natal chart and daily horoscope from the real sky · Orrery')
  expect(await contentOf('og:title')).toBe(await page.title())
  expect(await contentOf('og:image')).toBe('/share.png')
  expect(JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')).toMatchObject({
    '@type': 'WebApplication',
  })
})

test.each(['/share.png', '/robots.txt', '/sample-chart.json'])('%s is part of the site', async (path) => {
  const page = await newPage()
  const response = await page.request.get(path)

  expect(response.status()).toBe(200)
})

test('at no width is a name of a star cut by the edge of the sky', async () => {
  const page = await newPage()
  await page.goto('/', { waitUntil: 'networkidle' })

  for (const width of [320, 390, 899, 900, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(areNamesWhole), `at ${width} px`).toEqual([true])
  }
})

/** Runs in the page: for each group of names that is drawn, whether all of it lies within the window and its frame. */
const areNamesWhole = `(() => {
  const uses = [...document.querySelectorAll('use')].filter((use) => use.href.baseVal.includes('#names'))
  const frame = uses[0].closest('div').getBoundingClientRect()
  const [left, right] = [Math.max(0, frame.left), Math.min(innerWidth, frame.right)]
  return uses
    .filter((use) => getComputedStyle(use).display !== 'none')
    .map((use) => use.getBoundingClientRect())
    .map((box) => box.width > 0 && box.left >= left && box.right <= right && box.top >= frame.top && box.bottom <= frame.bottom)
})()`

test('the sample chart is explored without an account and with the keyboard alone', async () => {
  const page = await newPage({ viewport: { width: 390, height: 800 } })
  await page.goto('/')
  await page.getByRole('link', { name: 'Explore a sample chart' }).focus()
  await page.keyboard.press('Enter')

  await page.getByRole('heading', { name: 'Sample chart' }).waitFor()
  await page.getByText('July 16, 1969 · 9:32 AM · Cape Canaveral, Florida, United States').waitFor()

  const wheel = page.locator('svg [tabindex="0"]').first()
  await wheel.focus()
  await page.keyboard.press('ArrowRight')
  expect(await page.evaluate(`document.activeElement.closest('svg') !== null`)).toBe(true)
})

const aReadingOf = (title: string) => ({ date: '2026-11-21', scope: 'sign', content: aReading({ title }) })

test('a visitor reads the day of any Sun sign, nothing moves, and Back closes it', async () => {
  const page = await newPage({ viewport: { width: 390, height: 800 } })
  await page.route('/api/horoscope/signs/*', (route) => route.fulfill({ json: aReadingOf('The first word') }))
  await page.route('/api/horoscope/signs/Leo', (route) => route.fulfill({ json: aReadingOf('A table with friends') }))
  await page.addInitScript(collectShifts)
  await page.goto('/')
  await page.getByRole('link', { name: "Read today's reading" }).click()

  const dialog = page.getByRole('dialog', { name: "Today's reading" })
  await dialog.getByRole('heading', { name: 'The first word' }).waitFor()
  await dialog.getByLabel('Sun sign').selectOption('Leo')
  await dialog.getByRole('heading', { name: 'A table with friends' }).waitFor()
  await dialog.getByText('for everyone with the Sun in Leo').waitFor()

  expect(await page.evaluate('window.shifts')).toEqual([])
  await page.goBack()
  await dialog.waitFor({ state: 'detached' })
})

test('a reading that does not load is said to be missing, and can be asked for again or passed over for a chart', async () => {
  const page = await newPage()
  await page.route('/api/horoscope/signs/*', (route) => route.fulfill({ status: 503, json: { message: 'Busy' } }))
  await page.goto('/?reading=today')
  await page.getByText("We couldn't load today's reading.").waitFor()
  await page.getByRole('dialog').getByRole('link', { name: 'Get Started - Free Trial' }).waitFor()
  expect(await page.getByText('This reading is for everyone').count()).toBe(0)

  await page.route('/api/horoscope/signs/*', (route) => route.fulfill({ json: aReadingOf('A table with friends') }))
  await page.getByRole('button', { name: 'Retry' }).click()

  await page.getByRole('heading', { name: 'A table with friends' }).waitFor()
})

/** Runs in the page before it loads: every shift of the layout that follows no input. */
const collectShifts = `
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) window.shifts.push(value)
  }).observe({ type: 'layout-shift', buffered: true })
`
