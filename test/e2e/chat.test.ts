import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { aModelReply } from '../fakes/aModelReply.ts'
import { aModelServer } from '../fakes/aModelServer.ts'
import { axeViolations } from './axeViolations.ts'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { DESKTOP, openBrowser, PHONE, shiftOf } from './openBrowser.ts'

const TRUE = 'Your Sun is in Pisces, and it is kind. It likes to be asked, and it is glad of an answer.'
const FALSE = 'Your Sun is in Leo, and it is proud. It likes to be asked, and it is glad of an answer.'

const model = await aModelServer(() => aModelReply(TRUE))
afterAll(() => model.stop())
const withModel = openBrowser({ openAi: { model: 'gpt-4.1-mini', baseUrl: model.baseUrl, apiKey: 'sk-real' } })

const question = (page: Page) => page.getByLabel('Your question')
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
const replyTo = (page: Page, message: string) => page.getByRole('listitem').filter({ hasText: message })

interface Opening {
  days?: number
  viewport?: typeof PHONE
  stack?: Pick<typeof withModel, 'visit' | 'grant'>
}

async function openChat({ days = 7, stack = withModel, ...options }: Opening = {}): Promise<Page> {
  const { visit, grant } = stack
  const page = await visit(BLANK_PAGE, options)
  const email = await becomeMember(page)
  if (days > 0) await grant(email, days)
  // Not from the dashboard: this model cannot write its reading, and after five such failures none is asked any more.
  await page.goto('/settings')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'AI Chat' }).click()
  await page.getByRole('heading', { level: 1, name: 'Vesper' }).waitFor()
  return page
}

describe('a member with access', () => {
  test('begins with a question from their own chart, and opens the chart from the reply', async () => {
    model.say(() => aModelReply(TRUE))
    const page = await openChat()

    await page.getByRole('button', { name: /my Moon in \w+ need/ }).click()

    await page.getByText(TRUE).last().waitFor()
    await page.getByRole('link', { name: 'Sun in Pisces' }).click()
    await page.waitForURL('**/natal-chart')
    await page.goBack()
    await page.getByRole('link', { name: 'Sun in Pisces' }).waitFor()
  })

  test('sends with Enter and not with Shift+Enter or while letters are being composed', async () => {
    model.say(() => aModelReply(TRUE))
    const page = await openChat()
    await expect.poll(() => send(page).isDisabled()).toBe(true)

    await question(page).fill('   ')
    expect(await send(page).isDisabled()).toBe(true)
    await question(page).fill('Who am I?')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('And why?')
    await question(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true })
    expect(await question(page).inputValue()).toBe('Who am I?\nAnd why?')
    await page.keyboard.press('Enter')

    await replyTo(page, 'And why?').getByText(TRUE).waitFor()
    expect(await question(page).inputValue()).toBe('')
  })

  test('gets the almanac’s answer, labelled as such, when the model says what is not so', async () => {
    model.say(() => aModelReply(FALSE))
    const page = await openChat()
    await question(page).fill('What about love?')
    await page.keyboard.press('Enter')

    await page.getByText('From the almanac').waitFor()
    expect(await page.getByText(FALSE).count()).toBe(0)
  })

  test('keeps a question that did not get through, and it is answered once when it is sent again', async () => {
    model.say(() => aModelReply(TRUE))
    const page = await openChat()
    const keys: string[] = []
    await page.route('**/api/ai-chat', async (route) => {
      keys.push(route.request().postDataJSON().idempotencyKey)
      // The first one arrives, and only its reply is lost.
      if (keys.length > 1) return route.continue()
      await route.fetch()
      return route.abort()
    })
    await question(page).fill('Who am I?')
    await send(page).click()

    await replyTo(page, 'Who am I?').getByText("It's still here").waitFor()
    await page.getByRole('button', { name: 'Send again' }).click()

    await replyTo(page, 'Who am I?').getByText(TRUE).waitFor()
    expect(new Set(keys).size).toBe(1)
    await page.reload()
    await page.getByText(TRUE).waitFor()
    expect(await page.getByText('Who am I?').count()).toBe(1)
  })

  test('sees a question and its answer also when the history cannot be loaded, and both with it once it can', async () => {
    model.say(() => aModelReply(TRUE))
    const page = await openChat()
    await question(page).fill('What was before?')
    await page.keyboard.press('Enter')
    await replyTo(page, 'What was before?').getByText(TRUE).waitFor()
    await page.route(/\/api\/ai-chat\/history/, (route) => route.abort())
    await page.reload()
    await page.getByText("We couldn't load your conversation.").waitFor()

    await question(page).fill('Who am I?')
    await page.keyboard.press('Enter')

    await replyTo(page, 'Who am I?').getByText(TRUE).waitFor()
    await page.unroute(/\/api\/ai-chat\/history/)
    await page.getByRole('button', { name: 'Retry' }).click()
    await replyTo(page, 'What was before?').getByText(TRUE).waitFor()
    expect(await replyTo(page, 'Who am I?').count()).toBe(1)
  })

  test('with a screen reader does not hear the answer before when a question fails', async () => {
    model.say(() => aModelReply(TRUE))
    const page = await openChat()
    await question(page).fill('Who am I?')
    await page.keyboard.press('Enter')
    const announced = page.getByRole('status').filter({ hasText: TRUE })
    await announced.waitFor({ state: 'attached' })
    await page.route('**/api/ai-chat', (route) => route.abort())

    await question(page).fill('And why?')
    await page.keyboard.press('Enter')

    await page.getByRole('button', { name: 'Edit' }).waitFor()
    await expect.poll(() => page.getByRole('status').filter({ hasText: 'Reading your chart' }).count()).toBe(0)
    expect(await announced.count()).toBe(0)
  })

  test('goes on in the question box after a first question and after Edit, which leaves a newer draft', async () => {
    const page = await openChat()
    await page.route('**/api/ai-chat', (route) => route.abort())
    const focused = () => page.evaluate('document.activeElement.id')
    await page.getByRole('button', { name: /my Moon in \w+ need/ }).press('Enter')
    await page.getByRole('button', { name: 'Edit' }).waitFor()
    await expect.poll(focused).toBe('question')
    await page.keyboard.type('And what of love?')

    await page.getByRole('button', { name: 'Edit' }).press('Enter')

    await expect.poll(focused).toBe('question')
    expect(await question(page).inputValue()).toMatch(/my Moon in \w+ need.+\n\nAnd what of love\?$/)
  })

  test('reads the beginning of a long conversation a page at a time', async () => {
    const page = await openChat()
    const exchange = (each: number) => ({
      id: `msg_${String(each).padStart(12, '0')}`,
      message: `Question ${each}.`,
      response: 'Your Sun is in Pisces.',
      createdAt: '2026-11-20T12:00:00.000Z',
      cites: [],
      source: 'model',
    })
    const pageFrom = (newest: number, count: number) =>
      Array.from({ length: count }, (_, each) => exchange(newest - each))
    await page.route(/\/api\/ai-chat\/history/, (route) =>
      route.fulfill({ json: route.request().url().includes('before=') ? pageFrom(5, 5) : pageFrom(25, 20) }),
    )
    await page.reload()
    await page.getByText('Question 25.').waitFor()
    expect(await page.getByText('Question 5.').count()).toBe(0)

    await page.getByRole('button', { name: 'Earlier messages' }).click()

    await page.getByText('Question 1.').waitFor()
    await page.getByRole('button', { name: 'Earlier messages' }).waitFor({ state: 'detached' })
  })

  test('is told what to do about a message that is too long, or without a network', async () => {
    const page = await openChat()
    await question(page).fill('x'.repeat(2001))
    await page.getByText('Your message must be at most 2,000 characters').waitFor()
    expect(await send(page).isDisabled()).toBe(true)

    await question(page).fill('Who am I?')
    expect(await send(page).isDisabled()).toBe(false)
    await page.context().setOffline(true)
    await page.getByText("Your question stays here until you're back").waitFor()
    expect(await send(page).isDisabled()).toBe(true)
    await page.context().setOffline(false)
    await expect.poll(() => send(page).isDisabled()).toBe(false)
  })

  test('whose access ended meanwhile is offered Premium, and loses no word', async () => {
    const page = await openChat()
    await page.route('**/api/ai-chat', (route) =>
      route.fulfill({
        status: 403,
        json: { message: 'This is a Premium feature.', code: 'UPGRADE_REQUIRED', requiresUpgrade: true },
      }),
    )
    await question(page).fill('Who am I?')
    await page.keyboard.press('Enter')

    await page.getByRole('dialog', { name: 'Unlock AI Astrologer Chat' }).waitFor()
    await page.getByRole('button', { name: 'Maybe Later' }).click()
    await page.getByRole('button', { name: 'Edit' }).click()
    expect(await question(page).inputValue()).toBe('Who am I?')
  })

  test('sees replies as text, whatever is in them', async () => {
    const page = await openChat()
    const response = '<img src=x onerror=alert(1)> [a](https://evil.example) ![b](https://evil.example/p.png)'
    const hostile = {
      id: 'msg_000000000001',
      message: '<b>me</b>',
      response,
      createdAt: '2026-11-20T12:00:00.000Z',
      cites: [],
      source: 'model',
    }
    await page.route(/\/api\/ai-chat\/history/, (route) => route.fulfill({ json: [hostile] }))
    await page.reload()

    await page.getByText(response).waitFor()
    await page.getByText('<b>me</b>').waitFor()
    expect(await page.locator('main :is(img, b, a[href^=http])').count()).toBe(0)
  })
})

test('a member without access sees the locked composer, and Unlock opens the offer', async () => {
  const page = await openChat({ days: 0 })

  await page.getByRole('button', { name: 'Unlock' }).click()

  await page.getByRole('dialog', { name: 'Unlock AI Astrologer Chat' }).getByText('3-Day Free Trial').waitFor()
  expect(await question(page).count()).toBe(0)
})

/** Its reply comes once the conversation has been painted. */
async function delayBigThree(page: Page): Promise<void> {
  const history = page.waitForResponse('**/api/ai-chat/history**')
  await page.route('**/api/natal-chart/big-three', async (route) => {
    await history
    await page.evaluate('new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))')
    await route.continue()
  })
}

for (const viewport of [PHONE, DESKTOP])
  test(`axe finds no violation in the chat at ${viewport.width} pixels, and nothing shifts`, async () => {
    model.say(() => aModelReply(TRUE))
    const page = await openChat({ viewport })
    await delayBigThree(page)
    await page.goto('/ai-chat')
    await page.getByRole('button', { name: /my Moon/ }).waitFor()
    expect(await shiftOf(page)).toBe(0)
    expect(await axeViolations(page)).toEqual([])
    await question(page).fill('Who am I?')
    await page.keyboard.press('Enter')
    await page.getByText(TRUE).last().waitFor()
    await page.getByText('AI responses are for entertainment purposes. Questions reset monthly.').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.reload()
    await page.getByText(TRUE).waitFor()
    expect(await shiftOf(page)).toBe(0)
  })

describe('without a model', () => {
  const stack = openBrowser({})

  test('a question is answered from the chart, which is said, and a placement in the answer opens it', async () => {
    const page = await openChat({ stack })
    await question(page).fill('Am I in my Saturn return?')
    await page.keyboard.press('Enter')

    await page.getByText('From the almanac').waitFor()
    await page.getByRole('link', { name: 'Saturn in Capricorn' }).click()
    await page.waitForURL('**/natal-chart')
  })
})
