import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { moonPhaseAt } from '../../functions/domain/sky/moonPhase.ts'
import type { MoonMeditation } from '../../shared/domain/meditation.ts'
import { moonPhaseName } from '../../shared/domain/moon.ts'
import { secondsOf } from '../../shared/domain/time.ts'
import { axeViolations } from './axeViolations.ts'
import { loadInEachLook, shiftsOf } from './inEachLook.ts'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { DESKTOP, openBrowser, PHONE } from './openBrowser.ts'

const { visit, grant } = openBrowser()

async function openAsMember(path: string, { days = 7 } = {}): Promise<Page> {
  const page = await visit(BLANK_PAGE)
  const email = await becomeMember(page)
  if (days > 0) await grant(email, days)
  await page.goto(path)
  return page
}

const openMeditations = (options = {}) => openAsMember('/moon-meditations', options)
const playing = (page: Page) => page.getByRole('region', { name: 'Player' })
const position = (page: Page) => playing(page).getByRole('slider', { name: 'Position' })
const secondsPlayed = async (page: Page) => {
  const [, minutes, seconds] = /^(\d+):(\d\d) of /.exec((await position(page).getAttribute('aria-valuetext')) ?? '')!
  return Number(minutes) * 60 + Number(seconds)
}
const firstPlay = (page: Page) => page.getByRole('button', { name: /^Play/ }).first()

/** Sixteen times as fast as people listen, and meditations of half a minute. */
async function hurry(page: Page): Promise<void> {
  await page.addInitScript(`
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function () {
      this.playbackRate = 16
      return play.call(this)
    }
  `)
  await page.route('**/api/meditations/moon', async (route) => {
    const response = await route.fetch()
    const list = (await response.json()) as MoonMeditation[]
    await route.fulfill({ response, json: list.map((each) => ({ ...each, duration: 30 })) })
  })
}

test("today's phase is marked and chosen first, and arrow keys choose another", async () => {
  const page = await openMeditations()
  const today = moonPhaseName[moonPhaseAt(secondsOf(new Date()))]

  const chip = page.getByRole('radio', { checked: true })
  await chip.waitFor()
  expect(await page.locator('label', { has: chip }).innerText()).toContain(`${today}\nToday`)
  await page.getByRole('heading', { level: 2, name: today }).waitFor()

  await page.getByRole('radio', { name: 'Full Moon' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('heading', { level: 3, name: 'Passing It On' }).waitFor()
})

test('the player is right above the navigation, and on a desktop above the end of the window', async () => {
  const page = await openMeditations()
  await firstPlay(page).click()
  // The transcript opens below, so that the page is longer than the window.
  await page.getByText('Transcript').first().waitFor()
  await playing(page).waitFor()

  for (const { viewport, room } of [
    { viewport: PHONE, room: 64 },
    { viewport: { width: 768, height: 1024 }, room: 64 + 16 },
    { viewport: DESKTOP, room: 16 },
  ]) {
    await page.setViewportSize(viewport)
    const { y, height } = (await playing(page).boundingBox())!
    expect(y + height, `at ${viewport.width} px`).toBe(viewport.height - room)
  }
})

test('the phases are there before the meditations are, and stay where they are', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)
  const { promise: measured, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/meditations/moon', async (route) => {
    await measured
    await route.continue()
  })
  const phases = page.getByRole('group', { name: 'Moon phase' })

  await page.goto('/moon-meditations')
  await phases.waitFor()
  let before: Awaited<ReturnType<typeof phases.boundingBox>> = null
  // Between the two looks the screen may take the place of its outline, and has no box for a moment.
  await expect.poll(async () => (before ??= await phases.boundingBox())).not.toBeNull()
  release()
  await page.getByRole('heading', { level: 3 }).first().waitFor()

  expect(await phases.boundingBox()).toEqual(before)
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(1)
})

test('in forced colours the player shows how far it is', async () => {
  const page = await visit(BLANK_PAGE, { forcedColors: 'active' })
  await grant(await becomeMember(page), 7)
  await page.goto('/moon-meditations')
  await firstPlay(page).click()
  await playing(page)
    .getByRole('button', { name: /^Pause/ })
    .click()

  const atStart = await position(page).screenshot()
  await position(page).fill('120')

  expect((await position(page).screenshot()).equals(atStart)).toBe(false)
})

test('a meditation is played to its end, is marked as completed, and still is on the next visit', async () => {
  const page = await visit(BLANK_PAGE)
  await grant(await becomeMember(page), 7)
  await hurry(page)
  await page.goto('/moon-meditations')

  await firstPlay(page).click()
  await page.getByText('Completed').waitFor()
  await playing(page).getByText('0:00 left').waitFor()

  expect(await page.getByText('Completed').count()).toBe(1)
  await page.reload()
  await page.getByText('Completed').waitFor()
})

test('skipping to the end completes nothing', async () => {
  const page = await openMeditations()
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await firstPlay(page).click()
  await position(page).focus()

  await page.keyboard.press('End')
  await playing(page).getByText('0:00 left').waitFor()
  // What is completed is reported as the player stops.
  await playing(page).getByRole('button', { name: /^Play/ }).waitFor()
  await page.evaluate("fetch('/config.json').then((reply) => reply.text())")

  expect(posts).toEqual([])
})

test('the arrow keys seek, the text follows, and the speed applies', async () => {
  const page = await openMeditations()
  await firstPlay(page).click()
  await page
    .getByRole('button', { name: /^Pause/ })
    .first()
    .click()
  const current = page.locator('[aria-current=true]')
  const first = await current.innerText()
  // However long it has played until then.
  const start = Number(await position(page).inputValue())

  await position(page).focus()
  for (let press = 0; press < 7; press += 1) await page.keyboard.press('ArrowRight')

  await expect.poll(() => secondsPlayed(page)).toSatisfy((at: number) => Math.abs(at - start - 35) <= 2)
  await expect.poll(() => current.innerText()).not.toBe(first)
  await playing(page).getByLabel('Speed').selectOption('1.5')
  expect(await playing(page).getByLabel('Speed').inputValue()).toBe('1.5')
})

test('a sound goes on when another phase is chosen, and stops when the screen is left', async () => {
  const page = await openMeditations()
  await page.evaluate(`{
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function () {
      globalThis.playing = this
      return play.call(this)
    }
  }`)
  await firstPlay(page).click()
  await page.getByText('Waning crescent', { exact: true }).click()
  await expect.poll(() => page.evaluate('playing.currentTime > 0 && !playing.paused')).toBe(true)

  await page.getByRole('link', { name: 'Home' }).click()
  await page.getByText('Why this reading').waitFor()

  expect(await page.evaluate('playing.paused')).toBe(true)
})

test('a sound that cannot be loaded says what to do', async () => {
  const page = await openMeditations()
  await page.route('**/audio/**', (route) => route.abort())

  await firstPlay(page).click()

  await page.getByText("The sound didn't load. Check your connection, then press play.").waitFor()
})

test('without access there are teasers, no sound anywhere, and a way to unlock', async () => {
  const page = await openMeditations({ days: 0 })
  await page.getByText('Open all 16 meditations').waitFor()

  const replies = await page.evaluate(`fetch('/api/meditations/moon').then((reply) => reply.text())`)
  expect(replies).not.toMatch(/audio/)
  expect(await page.getByRole('button', { name: /^Play/ }).count()).toBe(0)
  await page
    .getByRole('button', { name: /^Unlock/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'Unlock Moon Meditations' }).waitFor()
})

test('a list that fails to load can be asked for again', async () => {
  const page = await visit(BLANK_PAGE)
  await grant(await becomeMember(page), 7)
  await page.route('**/api/meditations/moon', (route) => route.abort(), { times: 1 })
  await page.goto('/moon-meditations')
  await page.getByText("We couldn't load the meditations.").waitFor()

  await page.getByRole('button', { name: 'Retry' }).click()

  await firstPlay(page).waitFor()
})

test('rituals play without a call of their own', async () => {
  const page = await visit(BLANK_PAGE)
  await becomeMember(page)
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await page.goto('/mindful-rituals')

  await page.getByRole('button', { name: 'Play Open the Window' }).click()
  await expect.poll(() => position(page).getAttribute('aria-valuetext')).toMatch(/^0:0[1-9]/)

  const own = calls.filter((path) => path.startsWith('/api/') && !/auth\/user|user\/profile/.test(path))
  expect(own).toEqual([])
  expect(await page.getByRole('button', { name: /^(Play|Pause) / }).count()).toBe(4)
  await page.getByText('No session is planned yet.').waitFor()
})

test('the dashboard leads to both screens', async () => {
  const page = await openAsMember('/dashboard')

  await page.getByRole('link', { name: 'Moon meditations' }).click()
  await page.getByRole('heading', { level: 1, name: 'Moon Meditations' }).waitFor()
  await page.goBack()
  await page.getByRole('link', { name: 'Mindful rituals' }).click()
  await page.getByRole('heading', { level: 1, name: 'Mindful Rituals' }).waitFor()
})

test('axe finds no violation and nothing shifts in either theme, on a phone and on a desktop', async () => {
  const page = await openAsMember(BLANK_PAGE)

  const inMeditations = await loadInEachLook(page, '/moon-meditations', async () => {
    await firstPlay(page).waitFor()
    const shifts = await shiftsOf(page)
    await firstPlay(page).click()
    await playing(page).waitFor()
    return [...shifts, ...(await axeViolations(page))]
  })
  expect(inMeditations).toEqual([])

  const inRituals = await loadInEachLook(page, '/mindful-rituals', async () => {
    await firstPlay(page).waitFor()
    return [...(await shiftsOf(page)), ...(await axeViolations(page))]
  })
  expect(inRituals).toEqual([])
})
