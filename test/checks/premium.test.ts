import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keys } from '../../functions/store/keys.ts'
import {
  ENTITLEMENT_SOURCES,
  type EntitlementSource,
  SUBSCRIPTION_STATUSES,
  type SubscriptionStatus,
} from '../../shared/domain/subscription.ts'
import { DAY, epochSeconds } from '../../shared/domain/time.ts'
import { aModelServer } from '../fakes/aModelServer.ts'
import { aPlace } from '../makers/aBirth.ts'
import { anEntitlement } from '../makers/anEntitlement.ts'
import { aSignedInMember } from './aSignedInMember.ts'
import { endpoints, pathOf } from './endpoints.ts'
import { figure } from './figure.ts'
import { type Backend, openBackend } from './openBackend.ts'

let backend: Backend
let model: Awaited<ReturnType<typeof aModelServer>>
beforeAll(async () => {
  model = await aModelServer(() => '{"reply":""}')
  backend = await openBackend({ modelUrl: model.baseUrl })
})
afterAll(async () => {
  await backend.stop()
  await model.stop()
})

const paid = endpoints.filter(([, { access }]) => access === 'premium')
const ENDS = [null, -DAY, 0, DAY] as const
type End = (typeof ENDS)[number]

interface Cell {
  status: SubscriptionStatus
  source: EntitlementSource
  trial: End
  subscription: End
}

const cells: Cell[] = SUBSCRIPTION_STATUSES.flatMap((status) =>
  ENTITLEMENT_SOURCES.flatMap((source) =>
    ENDS.flatMap((trial) => ENDS.map((subscription) => ({ status, source, trial, subscription }))),
  ),
)

/** Access as document and decisions say it, written once more: in force, and its end not reached. */
function mayEnter({ status, source, trial, subscription }: Cell): boolean {
  const isAhead = (end: End) => end !== null && end > 0
  if (status === 'trial') return isAhead(trial)
  if (status === 'cancelled') return isAhead(trial) || isAhead(subscription)
  if (status === 'active') return source === 'stripe' || isAhead(subscription)
  return false
}

const at = (end: End) => (end === null ? null : epochSeconds(backend.now() + end))
const entitled = ({ status, source, trial, subscription }: Cell) =>
  aSignedInMember(backend, {
    entitlement: { status, source, trialEndsAt: at(trial), subscriptionEndsAt: at(subscription) },
  })

test('every paid endpoint opens for exactly those with access, in every state there is', async () => {
  const mismatches: string[] = []
  for (const cell of cells) {
    const { ask } = await entitled(cell)
    for (const [route, endpoint] of paid) {
      const { status, body } = await ask(endpoint.method, pathOf(endpoint), { ...(endpoint.body && { body: {} }) })
      const isShut = status === 403 && body.code === 'UPGRADE_REQUIRED' && body.requiresUpgrade === true
      if (isShut === mayEnter(cell) || [401, 500].includes(status)) mismatches.push(`${route} ${JSON.stringify(cell)}`)
    }
  }

  figure('B37', `${mismatches.length} mismatches of ${cells.length * paid.length} cells`)
  expect(paid.length).toBeGreaterThan(0)
  expect(mismatches).toEqual([])
})

test.each([
  { status: 'paused' },
  { source: 'apple' },
])('an entitlement of a newer release, %o, opens no paid endpoint and breaks no call', async (changes) => {
  const { ask, id } = await aSignedInMember(backend, { entitlement: { status: 'active', source: 'stripe' } })
  const Item = { ...keys.entitlement(id), ...anEntitlement(), ...changes }
  await backend.table.client.send(new PutCommand({ TableName: backend.table.name, Item }))

  const statuses = []
  for (const [, endpoint] of paid) statuses.push((await ask(endpoint.method, pathOf(endpoint))).status)

  expect(new Set(statuses)).toEqual(new Set([403]))
  expect(await ask('GET', '/api/auth/user')).toMatchObject({ status: 200, body: { subscriptionStatus: 'inactive' } })
})

test('whatever ends, ends on its second, without any job', async () => {
  const ending: [kind: string, cell: Cell][] = [
    ['trial', { status: 'trial', source: 'stripe', trial: DAY, subscription: null }],
    ['gift trial', { status: 'trial', source: 'gift', trial: DAY, subscription: null }],
    ['cancelled trial', { status: 'cancelled', source: 'stripe', trial: DAY, subscription: DAY }],
    ['cancelled month', { status: 'cancelled', source: 'stripe', trial: null, subscription: DAY }],
    ['complimentary months', { status: 'active', source: 'comp', trial: null, subscription: DAY }],
  ]
  const members = await Promise.all(ending.map(async ([kind, cell]) => ({ kind, ...(await entitled(cell)) })))
  const look = async (ask: (typeof members)[number]['ask']) => [
    (await ask('GET', '/api/natal-chart')).body.code === 'BIRTH_DATA_REQUIRED',
    (await ask('GET', '/api/auth/user')).body.subscriptionStatus !== 'inactive',
  ]

  backend.pass(DAY - 1)
  const last = await Promise.all(members.map(async ({ kind, ask }) => [kind, ...(await look(ask))]))
  backend.pass(1)
  const over = await Promise.all(members.map(async ({ kind, ask }) => [kind, ...(await look(ask))]))

  const late = over.filter((each) => each.includes(true)).length
  figure('B38', `${late} of ${members.length} kinds of access last a second too long`)
  expect(last).toEqual(members.map(({ kind }) => [kind, true, true]))
  expect(over).toEqual(members.map(({ kind }) => [kind, false, false]))
})

test('a thousand calls to paid endpoints by a free member compute nothing', async () => {
  const birth = { birthDate: '1993-06-15', birthTime: '08:30', birthPlace: 'London', place: aPlace() }
  const { ask, id } = await aSignedInMember(backend, { account: birth })
  const statuses = new Set<number>()
  let spent = 0
  for (let call = 0; call < 1000; call += 1) {
    const [, endpoint] = paid[call % paid.length]!
    const started = performance.now()
    statuses.add((await ask(endpoint.method, pathOf(endpoint))).status)
    spent += performance.now() - started
    backend.pass(2)
  }

  const charts = (await backend.rowsOf(id)).filter(({ sk }) => sk.startsWith('CHART')).length
  const calls = model.requests().length
  figure(
    'B39',
    `${charts} charts kept and ${calls} calls to a model after 1000 calls of ${(spent / 1000).toFixed(1)} ms`,
  )
  expect([...statuses]).toEqual([403])
  expect([charts, calls]).toEqual([0, 0])
})
