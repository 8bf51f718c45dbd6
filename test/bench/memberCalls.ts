import { DAY } from '../../shared/domain/time.ts'
import { type Answer, aVisitor, type Visitor } from '../stack/aVisitor.ts'
import { type LocalStack, localStack } from './localStack.ts'

const PASSWORD = 'a-long-night-sky'
const CARD = '4242424242424242'
const NEXT_PASSWORD = 'a-longer-night-sky'
export const BIRTH = {
  birthDate: '1990-02-28',
  birthTime: '07:15',
  birthTimeKnown: true,
  birthPlace: 'Lisbon, Portugal',
}

export type Caller = Pick<Visitor, 'ask'>

/** Asks and insists on an answer that is no refusal: a call that fails early would look cheap. */
export async function call({ ask }: Caller, route: string, body?: object): Promise<Answer> {
  const [method = '', path = ''] = route.split(' ')
  const answer = await ask(method, path, body ? { body } : {})
  if (answer.status >= 400) throw new Error(`${route}: ${answer.status} ${answer.text}`)
  return answer
}

export const memberCalls = (url: string): Promise<void> =>
  liveAsMember({ visitor: aVisitor(url), stack: localStack(url) })

interface Living {
  visitor: Caller
  stack: Pick<LocalStack, 'runJob' | 'advanceClock' | 'mailTo'>
}

/** One newcomer who does everything once that a person can do, to the closing of the account. */
export async function liveAsMember({ visitor, stack }: Living): Promise<void> {
  const email = 'newcomer@example.com'
  await lookAround(visitor)
  await joinAs(visitor, { email, stack })
  await pay(visitor)
  await read(visitor)
  await endLetters(visitor, { email, stack })
  await changePasswords(visitor, { email, stack })
  await signInByGoogle(visitor)
  await call(visitor, 'DELETE /api/user/account')
  await stack.runJob('finishDeletions')
}

interface Joining {
  email: string
  stack: Living['stack']
}

async function lookAround(visitor: Caller) {
  await call(visitor, 'GET /api/health')
  await call(visitor, 'GET /api/geo-info')
  await call(visitor, 'POST /api/set-currency', { currency: 'SGD' })
  await call(visitor, 'GET /api/places?query=lis')
  await call(visitor, 'GET /api/sky?date=1990-02-28')
  await call(visitor, 'GET /api/horoscope/signs/Pisces')
  await call(visitor, 'POST /api/auth/store-onboarding', { ...BIRTH, step: 7 })
  // The one call that can only be refused: a link that has lost its token.
  await visitor.ask('GET', '/api/auth/verify-email')
}

/** Registers, asks for more codes, confirms the address by a code and then opens the link as well. */
async function joinAs(visitor: Caller, { email, stack }: Joining) {
  await register(visitor, email)
  await call(visitor, 'POST /api/auth/send-otp', {})
  await stack.advanceClock(120)
  await call(visitor, 'POST /api/auth/send-verification')
  const text = await stack.mailTo(email)
  await call(visitor, 'POST /api/auth/verify-otp', { otp: /\b\d{6}\b/.exec(text)![0] })
  await call(visitor, `GET /api/auth/verify-email/${/token=([\w-]{43})/.exec(text)![1]}`)
  await call(visitor, 'PUT /api/user/profile', BIRTH)
  await call(visitor, 'POST /api/user/complete-onboarding', {})
}

/** Answers the id of the new account. */
export async function register(visitor: Caller, email: string): Promise<string> {
  const asked = { email, password: PASSWORD, firstName: 'N', lastName: 'C' }
  return JSON.parse((await call(visitor, 'POST /api/auth/register', asked)).text).id
}

/** Starts a trial, cancels it twice and takes it up again, changes the card. */
async function pay(visitor: Caller) {
  await call(visitor, 'POST /api/test-payment-intent')
  await startTrial(visitor, CARD)
  for (const path of ['/api/cancel-trial', '/api/users/reactivate-subscription', '/api/users/cancel-subscription'])
    await call(visitor, `POST ${path}`)
  await call(visitor, 'POST /api/users/reactivate-subscription')
  const renewed = await setUpCard(visitor, { route: 'POST /api/billing/update-card', card: CARD })
  await call(visitor, 'POST /api/billing/confirm-card', { setupIntentId: renewed })
  await call(visitor, 'GET /api/billing/info')
}

export async function startTrial(visitor: Caller, card: string): Promise<void> {
  const setupIntentId = await setUpCard(visitor, { route: 'POST /api/subscribe', card })
  await call(visitor, 'POST /api/confirm-subscription', { setupIntentId, plan: 'weekly' })
}

async function setUpCard(visitor: Caller, { route, card }: { route: string; card: string }): Promise<string> {
  const { setupIntentId } = JSON.parse((await call(visitor, route, {})).text)
  // What the payment form does in the browser.
  await call(visitor, `POST /__local/stripe/setup-intents/${setupIntentId}/confirm`, { card })
  return setupIntentId
}

/** Reads everything twice: the first time opens the day and casts the chart. */
async function read(visitor: Caller) {
  for (const path of ['/api/home', '/api/home', '/api/horoscope/daily', '/api/user/streak', '/api/natal-chart'])
    await call(visitor, `GET ${path}`)
  await call(visitor, 'GET /api/horoscope/archive')
  for (const path of ['/api/natal-chart/wheel', '/api/natal-chart/big-three', '/api/user/profile', '/api/auth/user'])
    await call(visitor, `GET ${path}`)
  await call(visitor, 'GET /api/transits')
  await call(visitor, 'GET /api/moon/month?month=2026-11')
  const { text: address } = await call(visitor, 'POST /api/calendar')
  await call(visitor, `GET ${new URL(JSON.parse(address).url).pathname}`)
  await call(visitor, 'DELETE /api/calendar')
  const { body: answer } = await call(visitor, 'POST /api/ai-chat', { message: 'How do I love?' })
  await call(visitor, `POST /api/ai-chat/${answer.id}/feedback`, { verdict: 'up' })
  for (const path of ['/api/ai-chat/history', '/api/ai-chat/usage']) await call(visitor, `GET ${path}`)
  await call(visitor, 'GET /api/meditations/moon')
  await call(visitor, 'POST /api/meditations/progress', { meditationId: 'new-moon-seed' })
  await call(visitor, 'GET /api/meditations/progress')
  const report = await call(visitor, 'POST /api/compatibility', { partnerBirthDate: '1992-11-13' })
  await call(visitor, 'GET /api/compatibility')
  await call(visitor, `DELETE /api/compatibility/${JSON.parse(report.text).id}`)
  await keepJournal(visitor)
  await keepPeople(visitor)
  await call(visitor, 'GET /api/user/export')
  await call(visitor, 'PUT /api/user/letter', { frequency: 'daily', hour: 7 })
  await call(visitor, 'GET /api/user/letter')
}

/** Follows the link of a letter, as a person and as their mail program. */
async function endLetters(visitor: Caller, { email, stack }: Joining) {
  await stack.advanceClock(DAY)
  await stack.runJob('sendLetters')
  const [, token] = /unsubscribe\?token=([\w.-]+)/.exec(await stack.mailTo(email))!
  for (const method of ['GET', 'POST']) await call(visitor, `${method} /api/letter/unsubscribe/${token}`)
}

async function keepJournal(visitor: Caller) {
  await call(visitor, 'PUT /api/journal/2024-01-15', { text: 'Slept well, and walked to the river.' })
  await call(visitor, 'GET /api/journal')
  await call(visitor, 'GET /api/journal?search=river')
  await call(visitor, 'DELETE /api/journal/2024-01-15')
}

async function keepPeople(visitor: Caller) {
  const person = { name: 'Sam', birthDate: '1988-07-09', birthTime: '21:15', birthPlace: 'Porto, Portugal' }
  const { id } = JSON.parse((await call(visitor, 'POST /api/people', person)).text)
  await call(visitor, `PUT /api/people/${id}`, { ...person, name: 'Sami' })
  await call(visitor, 'GET /api/people')
  for (const path of ['chart', 'synastry']) await call(visitor, `GET /api/people/${id}/${path}`)
  await call(visitor, `DELETE /api/people/${id}`)
}

async function changePasswords(visitor: Caller, { email, stack }: Joining) {
  await call(visitor, 'POST /api/auth/logout')
  await call(visitor, 'POST /api/auth/login', { email, password: PASSWORD })
  await call(visitor, 'POST /api/auth/change-password', { currentPassword: PASSWORD, newPassword: NEXT_PASSWORD })
  await call(visitor, 'POST /api/auth/forgot-password', { email })
  const [, token] = /reset=([\w-]{43})/.exec(await stack.mailTo(email))!
  await call(visitor, 'POST /api/auth/reset-password', { token, newPassword: PASSWORD })
  await call(visitor, 'POST /api/auth/login', { email, password: PASSWORD })
  await call(visitor, 'POST /api/auth/sign-out-everywhere')
  await call(visitor, 'POST /api/auth/login', { email, password: PASSWORD })
}

/** Connects another address's Google account, signs in by it and disconnects it again. */
async function signInByGoogle(visitor: Caller) {
  await goToGoogle(visitor, '/api/auth/google/connect')
  await goToGoogle(visitor, '/api/auth/google')
  await call(visitor, 'POST /api/auth/google/disconnect')
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

async function goToGoogle(visitor: Caller, path: string) {
  const asked = locationOf(await call(visitor, `GET ${path}`))
  const chosen = { email: 'newcomer@gmail.com', given_name: 'N', family_name: 'C', email_verified: 'on' }
  const body = String(new URLSearchParams([...new URL(asked).searchParams, ...Object.entries(chosen)]))
  const back = locationOf(await visitor.ask('POST', asked, { body, headers: FORM }))
  const end = locationOf(await call(visitor, `GET ${back}`))
  if (end.includes('authError')) throw new Error(`Google ended at ${end}`)
}

const locationOf = ({ headers }: Answer) => String(headers.location)
