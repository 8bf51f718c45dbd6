import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { openBrowser, PHONE } from './openBrowser.ts'
import { overflowOf } from './overflowOf.ts'
import { setTextSize } from './setTextSize.ts'

const { visit, grant, adminPassword } = openBrowser()

interface Screen {
  path: string
  /** What the screen shows once it is there. */
  text: string
  /** What is done on it before it is looked at. */
  act?(page: Page): Promise<unknown>
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click()

const openDialog = (name: string) => async (page: Page) => {
  await press(name)(page)
  await page.getByRole('dialog').waitFor()
}

async function editProfile(page: Page): Promise<void> {
  await press('Edit Profile')(page)
  await page.getByLabel('First name').waitFor()
}

const VISITOR: Screen[] = [
  { path: '/', text: 'No credit card required' },
  { path: '/?auth=signup', text: 'By continuing you agree' },
  { path: '/?reading=today', text: 'This reading is for everyone with the Sun in' },
  { path: '/?privacy=choices', text: 'No analytics and no ad tracking are in use.' },
  { path: '/?reset=unknown', text: 'Choose a new password' },
  { path: '/sample-chart', text: 'Planetary Positions' },
  { path: '/onboarding', text: 'Step 1 of 7' },
  { path: '/terms', text: '17. ' },
  { path: '/privacy', text: '13. ' },
  { path: '/how-exact', text: 'How accurate is this?' },
  { path: '/verify-email?token=unknown', text: 'Invalid Link' },
  { path: '/unsubscribe?token=unknown', text: 'Unsubscribe from the letter?' },
  { path: '/nowhere', text: '404 Page Not Found' },
]

const MEMBER: Screen[] = [
  { path: '/dashboard', text: 'Why this reading' },
  { path: '/dashboard', text: 'Why this reading', act: openDialog('Write a note') },
  { path: '/readings', text: 'No past readings yet.' },
  { path: '/natal-chart', text: 'Your Big Three' },
  { path: '/natal-chart#positions', text: 'Planetary Positions' },
  { path: '/natal-chart#houses', text: 'House Placements' },
  { path: '/natal-chart#aspects', text: 'Major Aspects' },
  { path: '/natal-chart', text: 'Your Big Three', act: openDialog('Change Birth Data') },
  { path: '/ahead', text: 'Day by day' },
  { path: '/moon', text: 'Signs and void hours' },
  { path: '/compatibility', text: 'Decode Connection' },
  { path: '/people', text: 'Add someone' },
  { path: '/people', text: 'Add someone', act: openDialog('Add someone') },
  { path: '/journal', text: 'Search your notes' },
  { path: '/journal', text: 'Search your notes', act: openDialog("Write today's note") },
  { path: '/ai-chat', text: 'Questions reset monthly' },
  { path: '/moon-meditations', text: 'Full Moon' },
  { path: '/mindful-rituals', text: 'sample' },
  { path: '/settings', text: 'Danger Zone', act: editProfile },
  { path: '/settings', text: 'Danger Zone', act: openDialog('Delete Account') },
  { path: '/manage-billing', text: 'Recent Billing History' },
  { path: '/onboarding?step=3', text: 'Step 3 of 7' },
  { path: '/admin', text: 'Admin password', act: openAdminArea },
]

async function openAdminArea(page: Page): Promise<void> {
  await page.getByLabel('Admin password', { exact: true }).fill(adminPassword())
  await press('Open the admin area')(page)
  await page.getByText('@example.com').first().waitFor()
}

const NARROWEST = { width: 320, height: 640 }

/** Each screen opens once and is then measured under all of these. */
const CONDITIONS = [
  { viewport: NARROWEST, text: 100 },
  { viewport: NARROWEST, text: 200 },
  { viewport: PHONE, text: 200 },
]

async function overflowsOf(page: Page, { path, text, act }: Screen): Promise<string[]> {
  await page.goto(path)
  await page.getByText(text).first().waitFor()
  await act?.(page)

  const overflows: string[] = []
  for (const { viewport, text } of CONDITIONS) {
    await page.setViewportSize(viewport)
    await setTextSize(page, text)
    const overflow = await overflowOf(page)
    if (overflow > 0) overflows.push(`${path} at ${viewport.width} px with text of ${text} %: ${overflow} px`)
  }
  return overflows
}

test.each([
  { who: 'a visitor', screens: VISITOR, enter: async () => {} },
  { who: 'a member', screens: MEMBER, enter: async (page: Page) => grant(await becomeMember(page), 7) },
])('no screen of $who and no dialog on it overflows, on the narrowest phone or with large text', async (each) => {
  const page = await visit(BLANK_PAGE, { reducedMotion: 'reduce' })
  await each.enter(page)

  const overflows: string[] = []
  for (const screen of each.screens) overflows.push(...(await overflowsOf(page, screen)))

  expect(overflows).toEqual([])
})

/** Screens on which something is chosen. */
const CHOICES: { path: string; chosen: string; act?: (page: Page) => Promise<void> }[] = [
  { path: '/dashboard', chosen: 'nav [aria-current]' },
  { path: '/moon-meditations', chosen: 'label:has([name=phase]:checked)' },
  { path: '/moon-meditations', chosen: 'details [aria-current]', act: (page) => press('Play')(page) },
  { path: '/onboarding?step=3', chosen: '[role=option][aria-selected=true]', act: movePlace },
  { path: '/onboarding?step=4', chosen: 'label:has(:checked)' },
]

async function movePlace(page: Page): Promise<void> {
  const field = page.getByLabel('Birth place')
  await field.fill('Springfield')
  await page.getByRole('option').first().waitFor()
  await field.press('ArrowDown')
}

/** Whether it would look different if it were not chosen. */
async function looksChosen(page: Page, chosen: string): Promise<boolean> {
  const original = await page.waitForSelector(chosen)
  // A copy, which the app does not render again meanwhile.
  const copy = await original.evaluateHandle((element) => {
    const copied = element.cloneNode(true)
    element.replaceWith(copied)
    return copied
  })
  const before = await copy.screenshot()
  await copy.evaluate((element) => {
    for (const mark of ['aria-current', 'aria-selected']) element.removeAttribute(mark)
    for (const input of element.querySelectorAll('input')) input.checked = false
  })
  return !(await copy.screenshot()).equals(before)
}

test('in forced colours what is chosen looks chosen', async () => {
  const page = await visit('/?auth=signup', { forcedColors: 'active', reducedMotion: 'reduce' })
  expect(await looksChosen(page, '[role=tab][aria-selected=true]')).toBe(true)
  await page.goto(BLANK_PAGE)
  await grant(await becomeMember(page), 7)

  const unseen: string[] = []
  for (const { path, chosen, act } of CHOICES) {
    await page.goto(path)
    await act?.(page)
    if (!(await looksChosen(page, chosen))) unseen.push(`${path} ${chosen}`)
  }

  expect(unseen).toEqual([])
})

test("text grows with the browser's font size", async () => {
  const page = await visit('/')
  const sizeOfNote = () => page.evaluate(`parseFloat(getComputedStyle(document.querySelector('.pile + p')).fontSize)`)
  const before = await sizeOfNote()

  await setTextSize(page, 200)

  expect(await sizeOfNote()).toBe(2 * Number(before))
})
