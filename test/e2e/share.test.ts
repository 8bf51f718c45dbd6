import { readFileSync } from 'node:fs'
import type { Download, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeInEachLook, inEachLook, overflowsOf } from './inEachLook.ts'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { openBrowser, shiftOf } from './openBrowser.ts'
import { tabTo } from './tabTo.ts'

const { visit, grant } = openBrowser()

/** A member's screen with the dialog open. */
async function openShare(path: string, script = '', options = {}): Promise<{ page: Page; dialog: Locator }> {
  const page = await visit(BLANK_PAGE, options)
  await grant(await becomeMember(page), 7)
  await page.addInitScript(script)
  await page.goto(path)
  await page.getByRole('button', { name: 'Share', exact: true }).first().focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Share a picture' })
  await dialog.waitFor()
  return { page, dialog }
}

/** The buttons stop being busy once the picture is made. */
const isMade = (dialog: Locator) => dialog.locator('button[aria-busy=true]').first().waitFor({ state: 'detached' })

/** How many of the colours of a theme the preview has. */
const coloursOf = (dialog: Locator) =>
  dialog
    .locator('canvas')
    .evaluate((canvas: { getContext: (kind: string) => unknown; width: number; height: number }) => {
      const context = canvas.getContext('2d') as {
        getImageData: (...box: number[]) => { data: Uint8ClampedArray }
      }
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
      const colours = new Set<number>()
      for (let at = 0; at < data.length; at += 4) colours.add(data[at]! * 65536 + data[at + 1]! * 256 + data[at + 2]!)
      return colours.size
    })

/** Of the reading, which stands above the dialog in the same article. */
const titleOf = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 }).first().innerText()

/** From the head of a PNG. */
async function sizeOf(download: Download): Promise<[number, number]> {
  const bytes = readFileSync(await download.path())
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

async function downloadByKeyboard(page: Page): Promise<Download> {
  await tabTo(page, /^Download PNG$/)
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  return download
}

test("today's guidance becomes a picture in two formats, by keyboard alone, with a name only when it is ticked", async () => {
  const { page, dialog } = await openShare('/dashboard')
  const preview = dialog.getByRole('img', { name: /^Preview/ })
  const title = await titleOf(page)
  await isMade(dialog)
  expect(await coloursOf(dialog)).toBeGreaterThan(50)
  const text = await preview.getAttribute('aria-label')
  expect(text).toContain(title)
  for (const word of ['Ada', 'Lovelace', 'Lisbon', '1990', '7:15']) expect(text).not.toContain(word)

  const story = await downloadByKeyboard(page)
  expect(story.suggestedFilename()).toBe('orrery-guidance-story.png')
  expect(await sizeOf(story)).toEqual([1080, 1920])
  await dialog.getByText('The picture is in your downloads.').waitFor()

  await dialog.getByLabel('Format').focus()
  await page.keyboard.press('ArrowDown')
  await tabTo(page, /^Add my first name$/)
  await page.keyboard.press('Space')
  await expect.poll(() => preview.getAttribute('aria-label')).toContain('Ada’s guidance')
  await isMade(dialog)
  const card = await downloadByKeyboard(page)
  expect(card.suggestedFilename()).toBe('orrery-guidance-card.png')
  expect(await sizeOf(card)).toEqual([1200, 630])
  expect(await axeInEachLook(page)).toEqual([])
  expect(await inEachLook(page, overflowsOf)).toEqual([])
  expect(await shiftOf(page)).toBe(0)

  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Share')
})

/** Shares when the test says so, and keeps what it was given. */
const SHARING = `
  navigator.canShare = ({ files }) => files.every(({ type }) => type === 'image/png')
  navigator.share = ({ files }) => {
    window.shared = files.map(({ name, size }) => ({ name, isFull: size > 1000 }))
    return window.refusal ? Promise.reject(new DOMException('', window.refusal)) : Promise.resolve()
  }
`

test('a picture of the chart is handed to the device, which may be told no, and may fail', async () => {
  const { page, dialog } = await openShare('/natal-chart', SHARING)
  const share = dialog.getByRole('button', { name: 'Share', exact: true })
  const status = dialog.getByRole('status').first()
  await isMade(dialog)
  await share.click()
  await dialog.getByText('Shared.').waitFor()
  expect(await page.evaluate('window.shared')).toEqual([{ name: 'orrery-big-three-story.png', isFull: true }])

  await dialog.getByLabel('Picture').selectOption('Wheel')
  await dialog.getByRole('img', { name: /My Chart\. Sun in Pisces\./ }).waitFor()
  await isMade(dialog)
  expect(await status.innerText()).toBe('')
  await page.evaluate("window.refusal = 'AbortError'")
  await share.click()
  await expect.poll(() => page.evaluate('window.shared[0].name')).toBe('orrery-chart-story.png')
  await isMade(dialog)
  expect(await status.innerText()).toBe('')

  await page.evaluate("window.refusal = 'NotAllowedError'")
  await share.click()
  await dialog.getByText("Sharing didn't work. Nothing was sent.").waitFor()
  expect(await dialog.getByRole('button', { name: 'Download PNG' }).count()).toBe(1)
})

test('a picture is copied where the clipboard takes it, and a clipboard that refuses is told', async () => {
  const { page, dialog } = await openShare('/dashboard', '', { permissions: ['clipboard-write', 'clipboard-read'] })
  await isMade(dialog)
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await dialog.getByText('Copied.').waitFor()
  expect(await page.evaluate('navigator.clipboard.read().then(([item]) => item.types)')).toContain('image/png')

  await page.evaluate("navigator.clipboard.write = () => Promise.reject(new DOMException('', 'NotAllowedError'))")
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await dialog.getByText("Your browser didn't let us copy the picture. Download it instead.").waitFor()
})

test('a browser without a canvas, sharing or a clipboard still gives out the words', async () => {
  const { page, dialog } = await openShare(
    '/dashboard',
    `HTMLCanvasElement.prototype.getContext = () => null
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    delete Navigator.prototype.share`,
  )

  await dialog.getByText("Your browser couldn't draw the picture.").waitFor()

  const title = await titleOf(page)
  await dialog.getByText(title).waitFor()
  expect(await dialog.getByRole('button').allInnerTexts()).toEqual([''])
  expect(await axeInEachLook(page)).toEqual([])
})

test('without a network, a picture is made on a screen that was opened without one', async () => {
  const page = await visit(BLANK_PAGE, { serviceWorkers: 'allow' })
  await becomeMember(page)
  await page.goto('/dashboard')
  await page.getByText('Why this reading').waitFor()
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await page.context().setOffline(true)
  await page.reload()

  await page.getByRole('button', { name: 'Share', exact: true }).click()

  const dialog = page.getByRole('dialog', { name: 'Share a picture' })
  await dialog.waitFor()
  await isMade(dialog)
  expect(await sizeOf(await downloadByKeyboard(page))).toEqual([1080, 1920])
})
