import type { Page } from 'playwright-core'
import { paths, testPaths } from '../../web/paths.ts'
import { ADMIN_PASSWORD } from './adminPassword.ts'
import { holdBack, press, remember, reply, waitForDialog, wake } from './arrangements.ts'
import type { Screen } from './screens.ts'

const ANSWERS = {
  birthDate: '1990-02-28',
  birthTime: '07:15',
  birthTimeKnown: true,
  birthPlace: 'Lisbon, Portugal',
  gender: 'non-binary',
  relationshipStatus: 'single',
  lifeFocus: 'career',
}
const answerAll = remember('onboardingProgress', JSON.stringify(ANSWERS))
const steps = [1, 2, 3, 4, 5, 6, 7].map((step) => ({
  name: `onboarding ${step}`,
  path: `${paths.onboarding}?step=${step}`,
  arrange: answerAll,
}))

const link = `${paths.verifyEmail}?token=some-token`
const RESET_LINK = '/?reset=some-token'
async function changePassword(page: Page): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill('an orrery of brass')
  await press('Save the new password')(page)
  await page.getByText('This link no longer works').waitFor()
}

/** As in a browser that keeps none: the server accepts the password and knows nobody afterwards. */
const dropCookies = reply('auth/login', {})
async function enterPassword(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Password', { exact: true }).fill('an orrery of brass')
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click()
  await page.getByText("your browser didn't keep our cookie").waitFor()
}

const askConsent = remember('consent', '')

/** What needs no account. */
export const visitorScreens: readonly Screen[] = [
  { name: 'landing', path: paths.landing, act: wake },
  { name: 'landing, session unknown', path: paths.landing, arrange: holdBack('auth/user'), act: wake },
  { name: 'landing, consent', path: paths.landing, arrange: askConsent, act: wake },
  { name: 'sign in', path: paths.signInDialog },
  { name: 'sign in, without cookies', path: paths.signInDialog, arrange: dropCookies, act: enterPassword },
  { name: 'sign up', path: '/?auth=signup' },
  { name: 'forgotten password', path: paths.forgotDialog },
  { name: 'reset password', path: RESET_LINK },
  { name: 'reset password, used link', path: RESET_LINK, act: changePassword },
  { name: 'privacy choices', path: paths.privacyDialog },
  { name: 'Google refused', path: '/?authError=google_failed' },
  { name: 'reading of a sign', path: paths.readingDialog, reads: 'horoscope/signs/*' },
  { name: 'sample chart', path: paths.sampleChart },
  ...steps,
  {
    name: 'onboarding, sign up',
    path: `${paths.onboarding}?step=6`,
    arrange: answerAll,
    async act(page: Page) {
      await press('Continue and Sign Up')(page)
      await waitForDialog(page)
    },
  },
  { name: 'verify email', path: link, reads: 'auth/verify-email/*' },
  { name: 'verify email, no token', path: paths.verifyEmail },
  {
    name: 'verify email, done',
    path: link,
    arrange: reply('auth/verify-email/*', { message: 'Your email is verified.', alreadyVerified: false }),
  },
  { name: 'unsubscribe', path: `${paths.unsubscribe}?token=a-token` },
  { name: 'billing, signed out', path: paths.manageBilling },
  { name: 'terms', path: paths.terms },
  { name: 'privacy', path: paths.privacy },
  { name: 'accuracy', path: paths.howExact },
  { name: 'not found', path: '/nowhere' },
  { name: 'test: auth', path: testPaths.authTest },
  { name: 'test: wallets', path: testPaths.testWallets },
  { name: 'admin, password', path: paths.admin },
  {
    name: 'admin',
    path: paths.admin,
    async act(page: Page) {
      await page.getByLabel('Admin password', { exact: true }).fill(ADMIN_PASSWORD)
      await press('Open the admin area')(page)
      await page.getByRole('row').nth(1).waitFor()
    },
  },
].map((screen) => ({ visitor: 'anonymous', ...screen }))
