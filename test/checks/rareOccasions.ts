import { stripeGateway } from '../../functions/gateways/stripe/stripeGateway.ts'
import { checkoutStore } from '../../functions/store/checkouts.ts'
import { sesFeedback } from '../../infra/local/aws/sesFeedback.ts'
import { after, DAY, HOUR, isoInstant, MINUTE } from '../../shared/domain/time.ts'
import { actOnAccess, actOnPayments } from '../bench/growth/operatorCalls.ts'
import { call } from '../bench/memberCalls.ts'
import { aPlace } from '../makers/aBirth.ts'
import { aBrowser } from './aBrowser.ts'
import { anAdmin } from './anAdmin.ts'
import { setUpCard, startTrial } from './aPayer.ts'
import { aSignedInMember } from './aSignedInMember.ts'
import { latestMail } from './latestMail.ts'
import { type Backend, SECRETS } from './openBackend.ts'
import { putOnOldPrice } from './putOnOldPrice.ts'

/** What operators do and what seldom happens: repairs, lost answers, outages. */
export async function liveThroughRareOccasions(backend: Backend): Promise<void> {
  await lookAround(backend)
  await comeBackEachHour(backend)
  await getLetters(backend)
  await moveAndLeave(backend)
  await loseAnswers(backend)
  await missEvents(backend)
  await operate(backend)
}

async function lookAround(backend: Backend) {
  for (const path of ['sky', 'nothing']) await aBrowser(backend).ask('GET', `/api/${path}`)
  const reader = await aSignedInMember(backend, { account: { birthDate: '1993-06-15', place: aPlace() } })
  await call(reader, 'GET /api/horoscope/daily')
}

/** A session moves on when it is an hour old, in whichever function that is. */
async function comeBackEachHour(backend: Backend) {
  const member = await aSignedInMember(backend, { entitlement: complimentary(backend) })
  const paths = ['home', 'user/profile', 'user/letter', 'ai-chat/usage', 'meditations/moon', 'compatibility', 'people']
  const asked = [...paths, 'journal', 'billing/info'].map((path) => `GET /api/${path}`)
  for (const route of [...asked, 'POST /api/calendar']) {
    backend.pass(HOUR)
    await call(member, route)
  }
}

const complimentary = (backend: Backend) =>
  ({ status: 'active', source: 'comp', subscriptionEndsAt: after(backend.now(), 30 * DAY) }) as const

/** One letter of a person's own transits and one of a sign, each ended by its link. */
async function getLetters(backend: Backend) {
  const born = { birthDate: '1993-06-15', birthTime: '08:30', birthTimeKnown: true, place: aPlace() } as const
  const account = { ...born, emailVerified: true }
  for (const access of [{ entitlement: complimentary(backend) }, {}]) {
    const reader = await aSignedInMember(backend, { account, ...access })
    const hour = new Date(after(backend.now(), HOUR) * 1000).getUTCHours()
    await call(reader, 'PUT /api/user/letter', { frequency: 'daily', hour })
    backend.pass(HOUR)
    await backend.run('sendLetters')
    const { headers } = backend.sentMails().find(({ to }) => to === reader.email)!
    const link = headers!['List-Unsubscribe']!.slice(1, -1)
    await call(reader, `POST ${new URL(link).pathname}`)
  }
}

/** Somebody with everything that an erasure must find: another address, a link, a Google account and a card. */
async function moveAndLeave(backend: Backend) {
  const person = await aSignedInMember(backend, { account: { googleSub: 'sub-of-a-leaver' } })
  await startTrial(backend, person)
  await call(person, 'POST /api/calendar')
  await call(person, 'PUT /api/user/profile', { email: 'next@example.com' })
  await call(person, 'POST /api/auth/forgot-password', { email: person.email })
  const mail = await latestMail(backend, person.email)
  await backend.run('ses', sesFeedback(mail, { kind: 'bounce', now: new Date(backend.now() * 1000) }))
  await call(person, 'DELETE /api/user/account')
  await backend.run('finishDeletions')
  backend.pass(6 * MINUTE)
  await backend.run('finishDeletions')
}

/** Stripe does as it is asked, or not, and nobody hears of it. */
async function loseAnswers(backend: Backend) {
  const payer = await aSignedInMember(backend)
  await startTrial(backend, payer)
  backend.faults.set('stripe', 'error')
  await payer.ask('POST', '/api/cancel-trial')
  const admin = await anAdmin(backend)
  await admin.ask('POST', `/api/admin/users/${payer.id}/convert-to-free`, { body: { reason: 'Asked for it' } })
  backend.faults.set('stripe', null)

  backend.stripe.webhooks.setMode('hold')
  await breakOffCheckouts(backend)
  backend.pass(DAY)
  await backend.run('expireCheckouts')
  await backend.run('settleEntitlements')
}

/** One ends after its trial was claimed, the other after its subscription was made. */
async function breakOffCheckouts(backend: Backend) {
  const claiming = await aSignedInMember(backend)
  await setUpCard(backend, claiming)
  const checkouts = checkoutStore(backend.table)
  const claimed = (await checkouts.find(claiming.id))!
  const trialEndsAt = after(backend.now(), 3 * DAY)
  await checkouts.claimTrial(claimed, { claims: ['a card'], trialEndsAt, now: backend.now() })
  await subscribeUnheard(backend)
}

/** A subscription that Stripe has made and of which nobody here has heard. */
async function subscribeUnheard(backend: Backend) {
  const { id: accountId, ask } = await aSignedInMember(backend)
  const { setup } = await setUpCard(backend, { ask })
  const { attempt, plan, currency } = (await checkoutStore(backend.table).find(accountId))!
  const gateway = stripeGateway({ apiKey: async () => SECRETS.stripe, apiUrl: backend.url, now: backend.now })
  await gateway.createSubscription({
    customerId: String(setup.customer),
    accountId,
    attempt,
    plan,
    currency,
    paymentMethodId: String(setup.payment_method),
    trialEndsAt: after(backend.now(), 3 * DAY),
    idempotencyKey: attempt,
  })
}

/** Events that come late, not at all, or before the page has asked. */
async function missEvents(backend: Backend) {
  const [late, missed] = [await aSignedInMember(backend), await aSignedInMember(backend)]
  const google = await aSignedInMember(backend, { account: { googleSub: 'sub-of-a-payer' } })
  await setUpCard(backend, late)
  await startTrial(backend, missed)
  await startTrial(backend, google)
  await backend.stripe.webhooks.release()
  await backend.run('drainEvents')

  await backend.run('updateDirectory')
  backend.stripe.webhooks.setMode('hold')
  backend.pass(2 * DAY)
  await backend.run('settleEntitlements')
  backend.pass(2 * DAY)
  await backend.stripe.tick()
  await subscribeUnheard(backend)
  await backend.run('reconcile')
  await backend.run('reconcile', { dryRun: true })
  for (const asked of [{ list: true }, { dead: true }, { since: isoInstant(after(backend.now(), -10 * DAY)) }])
    await backend.run('replayEvents', asked)
}

/** Every page and every action of the admin area. */
async function operate(backend: Backend) {
  const admin = await anAdmin(backend)
  const person = await aSignedInMember(backend)
  await call(person, 'POST /api/auth/forgot-password', { email: person.email })
  await latestMail(backend, person.email)
  await backend.run('updateDirectory')
  for (const path of ['stats', 'users', `users?search=${encodeURIComponent(person.email)}`, 'audit'])
    await call(admin, `GET /api/admin/${path}`)
  // The gift closes the checkout.
  await call(person, 'POST /api/subscribe', {})
  await backend.run('grantAccess', { email: person.email, days: 30 })
  await call(admin, `POST /api/admin/users/${person.id}/convert-to-free`, { reason: 'Asked for it' })
  await actOnAccess(admin, person.id)
  const payer = await aSignedInMember(backend)
  await startTrial(backend, payer)
  putOnOldPrice(backend, payer.email)
  const on = isoInstant(after(backend.now(), 40 * DAY)).slice(0, 10)
  await backend.run('announcePrice', { on, dryRun: false })
  await actOnPayments(admin, payer.id)
  await call(admin, `POST /api/admin/users/${payer.id}/cancel-subscription`)
  backend.pass(15 * MINUTE)
  await call(admin, 'POST /api/admin/logout')
}
