import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { aCard } from '../checks/aPayer.ts'
import { figure } from '../checks/figure.ts'
import { timeLimit } from '../setup/timeLimit.ts'
import { aVisitor, type Visitor } from './aVisitor.ts'
import { openApart } from './openApart.ts'
import { signUp } from './signUp.ts'

/** Of each kind. Twenty in all, for the figure of the checks, take minutes. */
const KILLS = Number(process.env.PAYMENT_KILLS ?? 1)
const SEED = Number(process.env.PAYMENT_SEED ?? 1)

type Person = Awaited<ReturnType<typeof signUp>>
type Local = (path: string, body?: unknown) => Promise<Response>

const apart = openApart()
afterAll(apart.stop)

const localOf =
  (url: string): Local =>
  (path, body) =>
    fetch(`${url}/__local${path}`, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) })

/** As far as a person gets: whoever has begun goes on where they were. */
async function checkOut(person: Visitor, local: Local): Promise<unknown> {
  const opened = await person.ask('POST', '/api/subscribe', { body: { plan: 'weekly', currency: 'USD' } })
  if (opened.status !== 200) return opened.body.code
  const { setupIntentId } = opened.body
  await local(`/stripe/setup-intents/${setupIntentId}/confirm`, { card: aCard() })
  return (await person.ask('POST', '/api/confirm-subscription', { body: { setupIntentId, plan: 'weekly' } })).status
}
const post = (path: string) => (person: Visitor) => person.ask('POST', path)
const cancel = post('/api/cancel-trial')
const resume = post('/api/users/reactivate-subscription')

interface Kind {
  name: string
  prepare: (person: Visitor, local: Local) => Promise<unknown>
  act: (person: Visitor, local: Local) => Promise<unknown>
  /** What the person is in the end. */
  status: string
}

const kinds: Kind[] = [
  { name: 'checkout', prepare: async () => {}, act: checkOut, status: 'trial' },
  { name: 'cancel', prepare: checkOut, act: cancel, status: 'cancelled' },
  {
    name: 'reactivate',
    async prepare(person, local) {
      await checkOut(person, local)
      await cancel(person)
    },
    act: resume,
    status: 'trial',
  },
  { name: 'delete', prepare: checkOut, act: (person) => person.ask('DELETE', '/api/user/account'), status: 'gone' },
]

test(
  'the product is killed while somebody pays, cancels, goes on or leaves, and afterwards everybody is who they wanted to be',
  async () => {
    const wrong: unknown[] = []
    const repairs: number[] = []
    const chance = chances(SEED)
    let url = await apart.start()
    // How long each act takes here, so that a kill comes at any moment of it.
    const lasts = await timeActs(url)
    for (let kill = 0; kill < KILLS * kinds.length; kill += 1) {
      const kind = kinds[kill % kinds.length]!
      const before = await signUp(url)
      await kind.prepare(before, localOf(url))
      const after = chance() * lasts.get(kind.name)!
      const acting = kind.act(before, localOf(url)).catch(() => {})
      await pause(after)
      await Promise.all([apart.kill(), acting])

      url = await apart.start()
      const person = { ...before, ...aVisitor(url, before.jar) }
      const began = performance.now()
      const violations = await runJobs(localOf(url))
      repairs.push(performance.now() - began)
      const status = await finish(kind, person, localOf(url))
      violations.push(...(await runJobs(localOf(url))))
      if (violations.length > 0 || status !== kind.status)
        wrong.push({ kind: kind.name, after: Math.round(after), violations, status })
    }

    const median = repairs.toSorted((a, b) => a - b)[Math.floor(repairs.length / 2)]!
    figure(
      'B50',
      `${wrong.length} of ${repairs.length} kills from seed ${SEED} end otherwise, median repair ${Math.round(median)} ms`,
    )
    expect(wrong).toEqual([])
  },
  timeLimit(200 * kinds.length * KILLS + 400),
)

async function timeActs(url: string): Promise<Map<string, number>> {
  const lasts = new Map<string, number>()
  const person = await signUp(url)
  for (const { name, act } of kinds) {
    const began = performance.now()
    await act(person, localOf(url))
    lasts.set(name, performance.now() - began)
  }
  return lasts
}

/** An hour later, past every lease; answers what is wrong then. */
async function runJobs(local: Local): Promise<unknown[]> {
  await local('/clock', { advance: 3600 })
  for (const name of ['drainEvents', 'settleEntitlements', 'expireCheckouts', 'finishDeletions', 'sendMail'])
    await local(`/jobs/${name}/run`, {})
  await local('/ledger/reconcile', {})
  const { violations } = (await (await local('/ledger/reconcile')).json()) as { violations: unknown[] }
  return violations
}

/** The person tries again, and is then asked who they are. */
async function finish({ act, status }: Kind, person: Person, local: Local): Promise<string> {
  await act(person, local)
  await runJobs(local)
  if (status !== 'gone') return (await person.ask('GET', '/api/auth/user')).body.subscriptionStatus
  const { email } = person
  const ledger = (await (await local('/stripe/ledger')).json()) as { customers: { email: string }[] }
  if (ledger.customers.some((each) => each.email === email)) return 'still a customer'
  const body = { email, password: 'correct horse', firstName: 'Jane', lastName: 'Doe' }
  return (await person.ask('POST', '/api/auth/register', { body })).status === 201 ? 'gone' : 'still here'
}

/** Numbers below one, the same for the same seed: the generator of Park and Miller. */
function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}
