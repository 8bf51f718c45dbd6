import { paths } from '../../web/paths.ts'
import { goOffline, press, releaseNext, remember, reply, send, waitForDialog } from './arrangements.ts'
import type { Screen } from './screens.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
const secondsIn = (days: number) => Math.floor(inDays(days).getTime() / 1000)

const TRIAL = { subscriptionStatus: 'trial', trialEndsAt: inDays(2.5).toISOString(), isComplimentary: false } as const
const ACTIVE = { subscriptionStatus: 'active', trialEndsAt: null, isComplimentary: false } as const
const CANCELLED = { ...ACTIVE, subscriptionStatus: 'cancelled', subscriptionEndsAt: inDays(12).toISOString() } as const
const FORMER = { ...ACTIVE, subscriptionStatus: 'inactive' } as const
const LONG_NAMES = {
  firstName: 'Wolfeschlegelsteinhausenbergerdorff',
  lastName: 'Featherstonehaugh-Cholmondeley',
  email: 'wolfeschlegelsteinhausenbergerdorff@subdomain.of.a.rather.long.example.com',
}

const invoice = (id: string, days: number, status: 'paid' | 'pending') => ({
  id,
  created: secondsIn(days),
  amount_paid: 1299,
  currency: 'usd',
  status,
  invoice_pdf: '/invoice.pdf',
})
const billed = reply('billing/info', {
  subscription: {
    amount: 1299,
    currency: 'usd',
    current_period_end: secondsIn(12),
    amount_due: 1299,
    status: 'active',
    card: { brand: 'visa', last4: '4242' },
  },
  invoices: [invoice('in_2', -2, 'pending'), invoice('in_1', -18, 'paid')],
  pastDue: null,
})

const startCardUpdate = reply('billing/update-card', {
  clientSecret: 'seti_screens_secret_screens',
  setupIntentId: 'seti_screens',
  currency: 'USD',
})
const makeReport = send('POST', '/api/compatibility', { partnerBirthDate: '1992-11-13' })
const QUESTION = 'What does my Moon need?'

const both = (['free', 'premium'] as const).flatMap((visitor): Screen[] => [
  { name: 'dashboard', path: paths.dashboard, visitor, reads: 'home' },
  { name: 'chart', path: paths.natalChart, visitor, reads: 'natal-chart**' },
  { name: 'ahead', path: paths.ahead, visitor, reads: 'transits**' },
  { name: "the Moon's month", path: paths.moonMonth, visitor, reads: 'moon/month**' },
  { name: 'past readings', path: paths.readings, visitor, reads: 'horoscope/archive**' },
  { name: 'people', path: paths.people, visitor, reads: 'people' },
  { name: 'journal', path: paths.journal, visitor, reads: 'journal**' },
  { name: 'the end of a letter', path: paths.unsubscribe, visitor },
  { name: 'compatibility', path: paths.compatibility, visitor, reads: 'compatibility' },
  { name: 'chat', path: paths.aiChat, visitor, reads: 'ai-chat/*' },
  { name: 'meditations', path: paths.moonMeditations, visitor, reads: 'meditations/*' },
  { name: 'rituals', path: paths.mindfulRituals, visitor },
  { name: 'settings', path: paths.settings, visitor, reads: 'user/profile' },
  { name: 'billing', path: paths.manageBilling, visitor, reads: 'billing/*' },
])

const free: Screen[] = [
  { name: 'dashboard, first', path: paths.dashboard, arrange: remember('showBigThreeOnDashboard', 'true') },
  { name: 'dashboard, trial offer', path: `${paths.dashboard}?showTrial=true`, act: waitForDialog },
  { name: 'dashboard, locked card', path: paths.dashboard, act: press(/^Natal Chart/) },
  { name: 'dashboard, long names', path: paths.dashboard, user: LONG_NAMES },
  { name: 'dashboard, not verified', path: paths.dashboard, user: { emailVerified: false } },
  { name: 'dashboard, mail bounces', path: paths.dashboard, user: { emailUndeliverable: true } },
  { name: 'dashboard, offline', path: paths.dashboard, act: goOffline },
  { name: 'dashboard, new release', path: paths.dashboard, act: releaseNext },
  { name: 'verification code', path: paths.settings, user: { emailVerified: false }, act: press('Enter Code') },
  { name: 'temporary password', path: paths.dashboard, user: { mustChangePassword: true } },
  { name: 'settings, long names', path: paths.settings, user: LONG_NAMES },
  { name: 'settings, editing', path: paths.settings, act: press('Edit Profile') },
  { name: 'settings, deleting', path: paths.settings, act: press('Delete Account') },
  { name: 'birth data', path: paths.natalChart, act: press('Change Birth Data') },
  { name: 'chart, locked card', path: paths.natalChart, act: press(/^Planetary Positions/) },
  { name: 'onboarding again', path: paths.onboarding },
  { name: 'checkout', path: paths.subscribe, reads: 'subscribe' },
  { name: 'checkout, back from the bank', path: `${paths.subscribe}?processing=true` },
  { name: 'no trial started', path: paths.trialSuccess },
  { name: 'trial failed', path: `${paths.trialSuccess}?redirect_status=failed` },
].map((screen) => ({ visitor: 'free', ...screen }))

const premium: Screen[] = [
  { name: 'dashboard, trial', path: paths.dashboard, user: TRIAL },
  { name: 'dashboard, past due', path: paths.dashboard, user: { ...ACTIVE, isPastDue: true } },
  { name: 'compatibility, report', path: paths.compatibility, arrange: makeReport, act: press(/^View Full Report/) },
  { name: 'chat, answered', path: paths.aiChat, arrange: send('POST', '/api/ai-chat', { message: QUESTION }) },
  { name: 'meditations, playing', path: paths.moonMeditations, act: press(/^Play/) },
  { name: 'settings, trial', path: paths.settings, user: TRIAL },
  { name: 'settings, cancelled', path: paths.settings, user: CANCELLED },
  { name: 'billing, paid', path: paths.manageBilling, user: ACTIVE, arrange: billed },
  {
    name: 'billing, cancelling',
    path: paths.manageBilling,
    user: ACTIVE,
    arrange: billed,
    act: press('Cancel Subscription'),
  },
  {
    name: 'billing, former',
    path: paths.manageBilling,
    user: FORMER,
    arrange: billed,
    act: press('Show Past Invoices'),
  },
  { name: 'trial started', path: paths.trialSuccess },
  { name: 'another card', path: paths.updateCard, user: ACTIVE, arrange: startCardUpdate },
].map((screen) => ({ visitor: 'premium', ...screen }))

/** What needs an account, with and without access. */
export const memberScreens: readonly Screen[] = [...both, ...free, ...premium]
