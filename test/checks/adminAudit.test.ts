import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { AuditRecord } from '../../shared/domain/admin.ts'
import { HOUR, MINUTE } from '../../shared/domain/time.ts'
import { inDepth } from '../setup/depth.ts'
import { aBrowser, type Browser } from './aBrowser.ts'
import { anAdmin } from './anAdmin.ts'
import { aSignedInMember, PASSWORD } from './aSignedInMember.ts'
import { figure } from './figure.ts'
import { ADMIN_PASSWORD, type Backend, openBackend } from './openBackend.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => backend.stop())

const WRONG = 'a wrong canary of a password'
const outcomes = async () => (await backend.rows('AUDIT#')).filter(({ sk }) => sk.endsWith('#OUTCOME'))
const recordOf = async (requestId: string) =>
  (await outcomes()).filter((row) => row.requestId === requestId) as unknown as AuditRecord[]

/** One call of the admin area, and the name under which it is recorded. */
interface Act {
  action: string
  method: string
  path: (id: string) => string
  body?: object
}
const on = (action: string, name: string, body?: object): Act => ({
  action,
  method: 'POST',
  path: (id) => `/api/admin/users/${id}/${name}`,
  ...(body && { body }),
})
const acts: Act[] = [
  { action: 'listAudit', method: 'GET', path: () => '/api/admin/audit' },
  { action: 'listAudit', method: 'GET', path: () => '/api/admin/audit?before=$$' },
  { action: 'listInvoices', method: 'GET', path: (id) => `/api/admin/users/${id}/invoices` },
  { action: 'readUser', method: 'GET', path: (id) => `/api/admin/users/${id}` },
  { action: 'readQueues', method: 'GET', path: () => '/api/admin/queues' },
  { action: 'listUsers', method: 'GET', path: () => '/api/admin/users?search=jane@example.com' },
  { action: 'readStats', method: 'GET', path: () => '/api/admin/stats' },
  { action: 'login', method: 'POST', path: () => '/api/admin/login', body: { password: WRONG } },
  on('startTrial', 'start-trial', { days: 7, reason: 'A bug cost her a week' }),
  on('startTrial', 'start-trial', { days: 1e9 }),
  on('unlockPremium', 'unlock-premium', { months: 12, expectedStatus: 'active' }),
  on('unlockPremium', 'unlock-premium', { months: 12 }),
  on('resetTrial', 'reset-trial'),
  on('convertToFree', 'convert-to-free', { reason: 'Asked for it' }),
  on('cancelSubscription', 'cancel-subscription'),
  on('forceConvert', 'force-convert-to-premium'),
  on('refundInvoice', 'refund', { invoiceId: 'in_neverthere', reason: 'Asked for it' }),
  on('refundInvoice', 'refund', { invoiceId: 'in_neverthere' }),
  on('refundInvoice', 'refund', { invoiceId: 'in_neverthere', reason: 'Asked for it', amount: 0 }),
  on('reactivate', 'reactivate', { reason: 'Asked for it' }),
  on('resendReceipt', 'resend-receipt', { invoiceId: 'in_neverthere' }),
  on('resetPassword', 'reset-password'),
  { action: 'deleteUser', method: 'DELETE', path: (id) => `/api/admin/users/${id}` },
]

const statusOf = async ({ ask }: Browser) => (await ask('GET', '/api/auth/user')).body.subscriptionStatus ?? null

test('each of many random calls of operators leaves one record with what it did, and none leaves a secret', async () => {
  const cases = fc.sample(fc.record({ act: fc.constantFrom(...acts), isIn: fc.boolean(), isGone: fc.nat(5) }), {
    numRuns: inDepth(40, 120),
    seed: 20261122,
  })
  const wrong: string[] = []
  const secrets: string[] = [ADMIN_PASSWORD, WRONG, PASSWORD]
  let member = await aSignedInMember(backend)
  for (const [number, { act, isIn, isGone }] of cases.entries()) {
    const id = isGone === 0 ? 'usr_neverthere' : member.id
    if (act.action === 'login') backend.pass(5 * MINUTE)
    const browser = isIn || number % 4 ? await anAdmin(backend) : aBrowser(backend)
    const before = await statusOf(member)

    const { status, headers, body } = await browser.ask(act.method, act.path(id), {
      ...(act.body && { body: act.body }),
    })

    const found = await recordOf(headers['x-request-id']!)
    const [record] = found
    const result = status < 400 ? 'OK' : body.code
    const isRight =
      found.length === 1 &&
      record!.action === act.action &&
      record!.result === result &&
      record!.ipPrefix.endsWith('/24')
    if (!isRight) wrong.push(`${act.action} ${status} ${JSON.stringify(found)}`)
    if (record?.before && before && record.before.subscriptionStatus !== before) wrong.push(`${act.action}: before`)
    if (record?.after && record.after.subscriptionStatus !== body.user?.subscriptionStatus && body.user)
      wrong.push(`${act.action}: after`)
    if (status === 200 && body.user && !(record?.before && record.after)) wrong.push(`${act.action}: no states`)
    if (body.tempPassword) secrets.push(body.tempPassword)
    secrets.push(...[...browser.jar.values()].filter((value) => value.length > 20))
    if (['deleteUser', 'resetPassword'].includes(act.action) && status === 200) member = await aSignedInMember(backend)
    backend.pass(61)
  }

  const rows = JSON.stringify(await backend.rows('AUDIT#'))
  figure('B67', `${wrong.length} wrong or missing of ${cases.length} records`)
  expect(wrong).toEqual([])
  expect(secrets.filter((secret) => rows.includes(secret))).toEqual([])
  expect(rows).not.toMatch(/scrypt|@example\.com/)
})

test('the audit log tells operators apart and says who, what, why, before and after', async () => {
  backend.pass(HOUR)
  const member = await aSignedInMember(backend)
  const [first, second] = [await anAdmin(backend), await anAdmin(backend)]
  const body = { months: 12, reason: 'A prize' }
  const unlocked = await first.ask('POST', `/api/admin/users/${member.id}/unlock-premium`, { body })

  const { status, body: records } = await second.ask('GET', '/api/admin/audit')

  expect([unlocked.status, status]).toEqual([200, 200])
  expect(records.slice(0, 3)).toMatchObject([
    {
      action: 'unlockPremium',
      target: member.id,
      reason: 'A prize',
      params: { months: 12 },
      before: { subscriptionStatus: 'free' },
      after: { subscriptionStatus: 'active' },
      result: 'OK',
    },
    { action: 'login', result: 'OK', target: null },
    { action: 'login', result: 'OK' },
  ])
  expect(records[0].session).toBe(records[2].session)
  expect(records[1].session).not.toBe(records[2].session)
})

const failing = (
  isHit: (command: { constructor: { name: string }; input: { Item?: { pk: string; sk: string } } }) => boolean,
) => {
  const { client } = backend.table
  const { send } = client
  vi.spyOn(client, 'send').mockImplementation(((...sent: never[]) => {
    if (!isHit(sent[0]!)) return send.apply(client, sent as never)
    return Promise.reject(Object.assign(new Error('the log is away'), { name: 'InternalServerError', $metadata: {} }))
  }) as typeof send)
}

test('nothing is shown and nothing is done that cannot be recorded', async () => {
  backend.pass(HOUR)
  const member = await aSignedInMember(backend)
  const admin = await anAdmin(backend)
  const before = await backend.rowsOf(member.id)
  failing(({ input }) => Boolean(input.Item?.pk.startsWith('AUDIT#')))

  const read = await admin.ask('GET', '/api/admin/audit')
  const act = await admin.ask('POST', `/api/admin/users/${member.id}/start-trial`, { body: { days: 7 } })
  const login = await aBrowser(backend).ask('POST', '/api/admin/login', { body: { password: ADMIN_PASSWORD } })

  expect([read.status, act.status, login.status]).toEqual([503, 503, 503])
  expect([read.body.code, login.cookies]).toEqual(['BUSY', []])
  expect(await backend.rowsOf(member.id)).toEqual(before)
})

test('an act whose outcome cannot be recorded is answered, and the log says that it was started', async () => {
  backend.pass(HOUR)
  const member = await aSignedInMember(backend)
  const admin = await anAdmin(backend)
  failing(({ input }) => Boolean(input.Item?.pk.startsWith('AUDIT#') && input.Item.sk.endsWith('#OUTCOME')))

  const act = await admin.ask('POST', `/api/admin/users/${member.id}/start-trial`, { body: { days: 7 } })
  vi.restoreAllMocks()
  const { body: records } = await admin.ask('GET', '/api/admin/audit')

  expect([act.status, act.body.user.subscriptionStatus]).toEqual([200, 'trial'])
  expect(records[0]).toMatchObject({ action: 'startTrial', target: member.id, result: 'STARTED' })
})

test.each([
  ['GET', '/api/admin/users'],
  ['POST', '/api/admin/logout'],
])('whoever has no session cannot fill the audit log with %s %s', async (method, path) => {
  backend.pass(HOUR)
  const before = (await outcomes()).length
  const stranger = aBrowser(backend)
  for (let call = 0; call < 150; call += 1) {
    await stranger.ask(method, path)
    if (call % 25 === 24) backend.pass(61)
  }

  expect((await outcomes()).length - before).toBe(100)
})
