import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { aCard } from '../checks/aPayer.ts'
import { aModelReply } from '../fakes/aModelReply.ts'
import { aModelServer } from '../fakes/aModelServer.ts'
import { openSetup, openShop } from './checkoutPage.ts'
import { aBirth, answerQuestions, BLANK_PAGE, becomeMember, clickContinue } from './member.ts'
import { openBrowser } from './openBrowser.ts'
import { translateLikeABrowser } from './translateLikeABrowser.ts'

const REPLY = 'Your Sun is in Pisces, and it is kind. It likes to be asked, and it is glad of an answer.'
const model = await aModelServer(() => aModelReply(REPLY))
afterAll(() => model.stop())
const { visit, grant, saveCard, advanceClock } = openBrowser({
  openAi: { model: 'gpt-4.1-mini', baseUrl: model.baseUrl, apiKey: 'sk-real' },
})

const HOUR = 3600

async function expectTexts(page: Page, { shown, gone }: { shown: string[]; gone: string[] }): Promise<void> {
  const found = async (texts: string[]) => {
    const text = await page.innerText('body')
    return texts.filter((each) => text.includes(each))
  }
  await expect.poll(() => found(shown)).toEqual(shown)
  expect(await found(gone)).toEqual([])
}

test('a translated checkout shows the chosen currency everywhere', async () => {
  const { page } = await openShop(visit)
  await page.goto('/subscribe')
  await page.getByText('a temporary hold of $1').waitFor()
  await translateLikeABrowser(page)

  await page.getByLabel('Currency').selectOption('SGD')

  await expectTexts(page, {
    shown: ['S$16.99/month', 'hold of S$1', 'you save S$'],
    gone: [' $12.99', '\n$12.99', 'of $1', 'save $'],
  })
})

test('a translated onboarding counts its steps, and shows what it knows by then', async () => {
  const page = await visit('/onboarding')
  await page.getByText('Step 1 of 7').waitFor()
  await translateLikeABrowser(page)

  await clickContinue(page)
  await expectTexts(page, { shown: ['Step 2 of 7'], gone: ['Step 1 of 7'] })
  await page.goBack()
  await expectTexts(page, { shown: ['Step 1 of 7'], gone: ['Step 2 of 7'] })
  await answerQuestions(page, aBirth)

  await page.getByLabel('First name').waitFor()
  await page.keyboard.press('Escape')
  await expectTexts(page, { shown: ['Step 7 of 7', 'Pisces'], gone: ['Step 6 of 7'] })
})

test('the days of a trial and the seconds until the next code go on in a translated page', async () => {
  const { page } = await openShop(visit)
  const setup = await openSetup(page)
  await saveCard(setup, aCard())
  await page.clock.install()
  await page.goto(`/trial-success?setup_intent=${setup}&redirect_status=succeeded`)
  await page.getByText('Your free trial has started').waitFor()
  await page.goto('/dashboard')
  await page.getByText('2d 23h').waitFor()
  await translateLikeABrowser(page)
  await page.getByRole('button', { name: 'Resend Code' }).click()
  await page.getByRole('button', { name: 'in 5' }).waitFor()

  await advanceClock(HOUR)
  await page.clock.fastForward(HOUR * 1000)

  await expectTexts(page, { shown: ['2d 22h', 'remaining', 'Resend Code'], gone: ['2d 23h', 'in 5'] })
})

test('a translated dashboard replaces what it had saved', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)
  await page.goto('/dashboard')
  await page.getByText('1-day streak').waitFor()
  const { promise: translated, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/home', async (route) => {
    const response = await route.fetch()
    const home = (await response.json()) as { bigThree: object }
    await translated
    const bigThree = { ...home.bigThree, moonSign: 'Leo' }
    await route.fulfill({ response, json: { ...home, bigThree, streak: { currentStreak: 2 } } })
  })
  await page.reload()
  await page.getByText('1-day streak').waitFor()

  await translateLikeABrowser(page)
  release()

  await expectTexts(page, { shown: ['2-day streak', 'Moon in Leo'], gone: ['1-day streak'] })
})

test('a translated chat shows the reply, and that no question is left', async () => {
  const page = await visit(BLANK_PAGE)
  await grant(await becomeMember(page), 7)
  await page.goto('/ai-chat')
  await page.getByText('Ask about your own chart').waitFor()
  await translateLikeABrowser(page)
  await page.route('**/api/ai-chat/usage', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), remainingQuestions: 0 } })
  })

  await page.getByLabel('Your question').fill('Who am I?')
  await page.keyboard.press('Enter')

  await expectTexts(page, {
    shown: ['Who am I?', REPLY, "You've asked all of this month's questions."],
    gone: ['Ask about your own chart', 'is reading your chart…'],
  })
})
