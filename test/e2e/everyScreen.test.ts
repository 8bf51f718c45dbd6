import { expect, test } from 'vitest'
import { BLANK_PAGE } from './member.ts'
import { openBrowser } from './openBrowser.ts'

const { visit } = openBrowser()

/** Each screen of a visitor, and what it shows once it is there. */
const SCREENS = [
  ['/', 'No credit card required'],
  ['/?auth=signup', 'By continuing you agree'],
  ['/?reading=today', 'This is for everyone with the Sun in'],
  ['/?privacy=choices', 'No analytics and no ad tracking are in use.'],
  ['/?reset=unknown', 'Choose a new password'],
  ['/sample-chart', 'Planetary Positions'],
  ['/onboarding', 'Step 1 of 7'],
  ['/terms', '17. '],
  ['/privacy', '13. '],
  ['/how-exact', 'How accurate is this?'],
  ['/verify-email?token=unknown', 'Invalid Link'],
  ['/nowhere', '404 Page Not Found'],
] as const

test('no screen of a visitor overflows the narrowest phone', async () => {
  const page = await visit(BLANK_PAGE, { viewport: { width: 320, height: 640 } })

  for (const [path, text] of SCREENS) {
    await page.goto(path)
    await page.getByText(text).first().waitFor()

    const overflow = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
    expect(overflow, path).toBe(0)
  }
})
