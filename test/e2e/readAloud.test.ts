import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeInEachLook, inEachLook, overflowsOf } from './inEachLook.ts'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { openBrowser } from './openBrowser.ts'
import { tabTo } from './tabTo.ts'

const { visit, grant } = openBrowser()

/** A voice that ends its sentence when the test says so. */
const VOICE = `
  const speech = Object.assign(new EventTarget(), {
    said: [],
    voices: [{ name: 'Stub', lang: 'en-GB', localService: true, default: true }],
    getVoices: () => speech.voices,
    speak: (utterance) => { speech.now = utterance; speech.said.push(utterance.text.trim()) },
    cancel: () => { speech.now = undefined },
  })
  Object.defineProperty(window, 'speechSynthesis', { value: speech })
  window.SpeechSynthesisUtterance = function (text) { this.text = text }
`

async function openDashboard(script: string): Promise<Page> {
  const page = await visit(BLANK_PAGE)
  await grant(await becomeMember(page), 7)
  await page.addInitScript(script)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Past readings' }).waitFor()
  return page
}

const endSentence = (page: Page) => page.evaluate('speechSynthesis.now.onend()')

test("the device's voice reads today's guidance by keyboard alone, with its sentence marked and nothing moved", async () => {
  const page = await openDashboard(VOICE)
  await page.getByRole('button', { name: 'Read aloud' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Read aloud' })
  const current = dialog.locator('[aria-current]')
  const said = () => page.evaluate<string>('speechSynthesis.said.at(-1)')
  await dialog.waitFor()
  await tabTo(page, /^Play$/)

  await page.keyboard.press('Enter')
  await current.waitFor()
  const height = await dialog.evaluate((element) => element.scrollHeight)
  const first = await said()
  expect((await current.innerText()).trim()).toBe(first)
  await endSentence(page)
  await expect.poll(said).not.toBe(first)
  await expect.poll(async () => (await current.innerText()).trim()).toBe(await said())
  expect(await dialog.locator('p[role=status]').innerText()).toBe('')

  await page.keyboard.press('Enter')
  await dialog.locator('p[role=status]').getByText('Paused at sentence 2 of').waitFor()
  expect(await page.evaluate('speechSynthesis.now')).toBeUndefined()
  expect(await dialog.evaluate((element) => element.scrollHeight)).toBe(height)
  expect(await axeInEachLook(page)).toEqual([])
  expect(await inEachLook(page, overflowsOf)).toEqual([])

  await dialog.getByLabel('Pace').selectOption('Faster')
  await dialog.getByRole('button', { name: 'Play' }).click()
  expect(await page.evaluate('speechSynthesis.now.rate')).toBe(1.25)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await page.evaluate('speechSynthesis.now')).toBeUndefined()
})

test('reading aloud is offered once voices load, and never where the device has no speech', async () => {
  const late = await openDashboard(`${VOICE}; speech.voices = []`)
  const button = (page: Page) => page.getByRole('button', { name: 'Read aloud' })
  expect(await button(late).count()).toBe(0)
  await late.evaluate(`
    speechSynthesis.voices = [{ name: 'Late', lang: 'en-US', localService: true }]
    speechSynthesis.dispatchEvent(new Event('voiceschanged'))
  `)
  await button(late).waitFor()

  const mute = await openDashboard('delete window.speechSynthesis; delete window.SpeechSynthesisUtterance')
  expect(await button(mute).count()).toBe(0)
})
