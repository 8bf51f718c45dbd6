import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeViolations } from './axeViolations.ts'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { DESKTOP, openBrowser, PHONE, shiftOf } from './openBrowser.ts'

const { visit, grant } = openBrowser()

const question = (page: Page) => page.getByLabel('Your question')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const exchangeOf = (page: Page, message: string) => page.getByRole('listitem').filter({ hasText: message }).last()
const spoken = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

async function openChat(options: Parameters<typeof visit>[1] = {}): Promise<Page> {
  const page = await visit(BLANK_PAGE, options)
  await grant(await becomeMember(page), 7)
  await page.goto('/ai-chat')
  await question(page).waitFor()
  return page
}

async function ask(page: Page, message: string): Promise<void> {
  await question(page).fill(message)
  await page.keyboard.press('Enter')
  await exchangeOf(page, message).getByRole('button', { name: 'Copy answer' }).waitFor()
}

/** Lets no question through until it is told to. */
async function holdQuestions(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const bodies: { message: string; idempotencyKey: string; startsNew?: boolean }[] = []
  await page.route('**/api/ai-chat', async (route) => {
    bodies.push(route.request().postDataJSON())
    await promise
    // The page may wait no longer.
    await route.continue().catch(() => {})
  })
  return { release: resolve, bodies }
}

describe('an answer', () => {
  test('offers what to ask next, by keyboard too, but not while another answer is on its way', async () => {
    const page = await openChat()
    await ask(page, 'What degree is my Saturn?')
    const next = page.getByRole('list', { name: 'Ask next' })
    const chip = next.getByRole('button').first()
    const message = (await chip.textContent())!
    const { release, bodies } = await holdQuestions(page)

    await chip.focus()
    await page.keyboard.press('Enter')
    await button(page, 'Stop').waitFor()
    expect(await chip.getAttribute('aria-disabled')).toBe('true')
    await chip.click({ force: true })
    release()

    await exchangeOf(page, message).getByRole('button', { name: 'Copy answer' }).waitFor()
    expect(bodies.map((body) => body.message)).toEqual([message])
    expect(await next.count()).toBeLessThan(2)
  })

  test('is written from what its question names, which the page shows and says', async () => {
    const page = await openChat()
    const { release } = await holdQuestions(page)

    await question(page).fill('Am I in my Saturn return?')
    await page.keyboard.press('Enter')

    await page.getByRole('listitem').getByText("Reading Saturn's dates …").waitFor()
    await spoken(page, "Reading Saturn's dates …").waitFor({ state: 'attached' })
    release()
    await page.getByText("Reading Saturn's dates …").first().waitFor({ state: 'detached' })
  })

  test('is waited for no longer after Stop, and the question is in its field, answered once when it is sent again', async () => {
    const page = await openChat()
    const { release, bodies } = await holdQuestions(page)
    await question(page).fill('Who am I?')
    // The second click of a double click does not stop it.
    await button(page, 'Send').dblclick()

    await button(page, 'Stop').click()

    await button(page, 'Stop').waitFor({ state: 'detached' })
    expect(await question(page).inputValue()).toBe('Who am I?')
    expect(await exchangeOf(page, 'Who am I?').count()).toBe(0)
    expect(bodies).toHaveLength(1)
    release()
    await button(page, 'Send').click()
    await button(page, 'Copy answer').waitFor()
    expect(new Set(bodies.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  })

  test('is copied, which a screen reader hears', async () => {
    const page = await openChat({ permissions: ['clipboard-read', 'clipboard-write'] })
    await ask(page, 'Who am I?')
    const answer = await page.evaluate("fetch('/api/ai-chat/history').then((reply) => reply.json())")

    await button(page, 'Copy answer').press('Enter')

    await spoken(page, 'Answer copied').waitFor({ state: 'attached' })
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe((answer as { response: string }[])[0]!.response)
  })

  test('is found good or bad for a reason, which is still so tomorrow', async () => {
    const page = await openChat()
    await ask(page, 'Who am I?')

    await button(page, 'Good answer').click()
    await spoken(page, 'Thanks for telling us').waitFor({ state: 'attached' })
    await button(page, 'Bad answer').press('Enter')
    const kept = page.waitForResponse(
      (reply) => reply.url().endsWith('/feedback') && reply.request().postData()!.includes('unclear'),
    )
    await button(page, 'Unclear').press('Enter')
    await kept
    await page.reload()

    await expect.poll(() => button(page, 'Unclear').getAttribute('aria-pressed')).toBe('true')
    expect(await button(page, 'Good answer').getAttribute('aria-pressed')).toBe('false')
    await button(page, 'Bad answer').click()
    await button(page, 'Unclear').waitFor({ state: 'detached' })
  })

  test('keeps no verdict that did not get through, and the page says so', async () => {
    const page = await openChat()
    await ask(page, 'Who am I?')
    await page.route('**/feedback', (route) => route.abort())

    await button(page, 'Good answer').click()

    await page.getByText("We couldn't keep that. Try again.").first().waitFor()
    await expect.poll(() => button(page, 'Good answer').getAttribute('aria-pressed')).toBe('false')
  })
})

test('a new conversation begins below a line, is asked as such, and can be undone before', async () => {
  const page = await openChat()
  await ask(page, 'Who am I?')
  await button(page, 'New conversation').click()
  await page.getByText("won't refer to what's above").waitFor()
  await button(page, 'Continue the last one').click()
  await page.getByText("won't refer to what's above").waitFor({ state: 'detached' })

  await button(page, 'New conversation').click()
  const sent = page.waitForRequest('**/api/ai-chat')
  await ask(page, 'What about work?')

  expect((await sent).postDataJSON()).toMatchObject({ message: 'What about work?', startsNew: true })
  await page.reload()
  await page
    .getByRole('listitem')
    .filter({ hasText: /^New conversation$/ })
    .waitFor()
})

const anExchange = (each: number, words = {}) => ({
  id: `msg_${String(each).padStart(12, '0')}`,
  message: `Question ${each}.`,
  response: Array.from({ length: 12 }, (_, line) => `Line ${line + 1} of answer ${each}: your Sun is in Pisces.`).join(
    '\n\n',
  ),
  createdAt: '2026-11-20T12:00:00.000Z',
  cites: [],
  source: 'model',
  ...words,
})
const pageFrom = (newest: number, count: number) =>
  Array.from({ length: count }, (_, each) => anExchange(newest - each))

test('past questions are searched, earlier pages too, and one that is chosen is shown where it was asked', async () => {
  const page = await openChat()
  await page.route(/\/api\/ai-chat\/history/, (route) =>
    route.fulfill({ json: route.request().url().includes('before=') ? pageFrom(5, 5) : pageFrom(25, 20) }),
  )
  await page.reload()
  await button(page, 'Search the conversation').click()
  await page.keyboard.type('answer 3:')
  await page.getByText('2 matches so far').waitFor()

  await button(page, 'Search earlier messages').click()
  await page.getByText('3 matches').waitFor()
  await page.getByRole('button', { name: 'Question 3.' }).press('Enter')

  await expect.poll(() => topOf(page, 'Question 3.')).toBeLessThan(120)
  expect(await topOf(page, 'Question 3.')).toBeGreaterThan(40)
  expect(await page.evaluate('document.activeElement.id')).toBe('msg_000000000003')
})

test('Escape closes the search and goes back to its button', async () => {
  const page = await openChat()
  await ask(page, 'Who am I?')
  await button(page, 'Search the conversation').press('Enter')
  await page.keyboard.type('nothing of the kind')
  await page.getByText('No matches').waitFor()

  await page.keyboard.press('Escape')

  await expect
    .poll(() => page.evaluate('document.activeElement.textContent + document.activeElement.innerHTML'))
    .toContain('Search the conversation')
  await page.getByText('Who am I?').waitFor()
})

const topOf = async (page: Page, text: string) => (await page.getByText(text, { exact: true }).boundingBox())!.y

for (const viewport of [PHONE, DESKTOP])
  test(`at ${viewport.width} pixels an answer is shown from its first line below its question, also when the screen opens`, async () => {
    const page = await openChat({ viewport })
    await page.route(/\/api\/ai-chat\/history/, (route) => route.fulfill({ json: pageFrom(25, 20) }))
    await page.reload()

    await expect.poll(() => topOf(page, 'Question 25.')).toBeLessThan(120)
    expect(await topOf(page, 'Line 1 of answer 25: your Sun is in Pisces.')).toBeLessThan(300)
    expect(await shiftOf(page)).toBe(0)

    await page.route('**/api/ai-chat', (route) => route.fulfill({ json: anExchange(26) }))
    await ask(page, 'Question 26.')
    expect(await topOf(page, 'Question 26.')).toBeLessThan(120)
    expect(await topOf(page, 'Line 1 of answer 26: your Sun is in Pisces.')).toBeLessThan(300)
  })

test('on a wide screen past questions and the placements of the chart are beside the conversation, and each leads to its place', async () => {
  const page = await openChat({ viewport: DESKTOP })
  await page.route(/\/api\/ai-chat\/history/, (route) => route.fulfill({ json: pageFrom(25, 20) }))
  await page.reload()
  const beside = page.getByRole('complementary', { name: 'Beside the conversation' })
  await beside.getByRole('link', { name: 'Sun in Pisces' }).waitFor()
  expect(await beside.getByRole('button').count()).toBe(12)

  await beside.getByRole('button', { name: 'Question 18.' }).press('Enter')

  await expect.poll(() => topOf(page, 'Line 1 of answer 18: your Sun is in Pisces.')).toBeLessThan(300)
  expect(await page.evaluate('document.activeElement.innerText')).toContain('Line 1 of answer 18')
  expect([await shiftOf(page), await axeViolations(page)]).toEqual([0, []])
  await page.setViewportSize(PHONE)
  await beside.waitFor({ state: 'detached' })
})

test('below a question that is longer than the window its answer is seen', async () => {
  const page = await openChat()
  const message = 'Why is that so? '.repeat(124).trim()
  await page.route(/\/api\/ai-chat\/history/, (route) => route.fulfill({ json: [anExchange(1, { message })] }))

  await page.reload()

  const line = () => topOf(page, 'Line 1 of answer 1: your Sun is in Pisces.')
  await expect.poll(line).toBeLessThan(PHONE.height * 0.7)
  expect(await line()).toBeGreaterThan(0)
})

for (const viewport of [PHONE, DESKTOP])
  test(`axe finds no violation at ${viewport.width} pixels in what can be done with an answer`, async () => {
    const page = await openChat({ viewport })
    await ask(page, 'What degree is my Saturn?')
    await button(page, 'Bad answer').click()
    await button(page, 'Unclear').click()
    expect(await axeViolations(page)).toEqual([])
    await button(page, 'New conversation').click()
    expect(await axeViolations(page)).toEqual([])
    await button(page, 'Search the conversation').click()
    await page.keyboard.type('saturn')
    await page.getByText('1 match').waitFor()
    expect(await axeViolations(page)).toEqual([])
  })
