import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBrowser, type Browser } from './aBrowser.ts'
import { aSignedInMember } from './aSignedInMember.ts'
import { figure } from './figure.ts'
import { type Backend, openBackend } from './openBackend.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
})
afterAll(() => backend.stop())

const LATE = '2099-01-01T00:00:00.000Z'
const privileges: Record<string, unknown> = {
  id: 'usr_other',
  userId: 'usr_other',
  accountId: 'usr_other',
  pk: 'USER#usr_other',
  sk: 'ENTITLEMENT',
  ttl: 1,
  version: 99,
  createdAt: 0,
  status: 'deleting',
  role: 'admin',
  roles: ['admin'],
  isAdmin: true,
  admin: true,
  permissions: ['*'],
  sessionEpoch: 9,
  passwordHash: 'scrypt$4$1$1$AA$AA',
  hash: 'scrypt$4$1$1$AA$AA',
  mustChangePassword: true,
  temporaryPasswordEndsAt: 1,
  emailVerified: true,
  isVerifiedStrongly: true,
  pendingEmail: 'e@attacker.com',
  googleId: '1',
  googleSub: '1',
  hasGoogle: true,
  hasPassword: false,
  onboardingCompleted: true,
  subscriptionStatus: 'active',
  subscription: { status: 'active' },
  entitlement: { status: 'active', source: 'comp' },
  source: 'comp',
  trialEndsAt: LATE,
  subscriptionEndsAt: LATE,
  currentPeriodEnd: LATE,
  stripeCustomerId: 'cus_1',
  stripeSubscriptionId: 'sub_1',
  trialUsed: false,
  credits: 1e9,
  currentStreak: 365,
  place: { id: '1', name: 'Nowhere', admin1: '', country: '', lat: 0, lon: 0, zone: 'UTC' },
  nested: { emailVerified: true, user: { subscriptionStatus: 'active' } },
}

/** The rows of an account, without the traces that a change of it or a mail to it always leaves. */
async function storedOf(id: string) {
  const rows = await backend.rowsOf(id)
  return rows.filter(({ sk }) => !/^(DEVICE|SENDMAIL)#/.test(sk)).map(({ version: _, ...row }) => row)
}

const isPolluted = () => 'polluted' in {} || Object.hasOwn(Object.prototype, 'polluted')

let changed = 0
afterAll(() => figure('B17', `${changed} changed fields of ${Object.keys(privileges).length} privileged ones`))

const writes: Record<string, (browser: Browser, body: unknown) => ReturnType<Browser['ask']>> = {
  'saving a profile': ({ ask }, body) => ask('PUT', '/api/user/profile', { body }),
  'completing onboarding': ({ ask }, body) => ask('POST', '/api/user/complete-onboarding', { body }),
  'asking for a code': ({ ask }, body) => ask('POST', '/api/auth/send-otp', { body }),
}

test.each(Object.entries(writes))('%s takes no privilege, alone or with the others', async (_, write) => {
  for (const body of [privileges, ...Object.entries(privileges).map(([name, value]) => ({ [name]: value }))]) {
    const member = await aSignedInMember(backend)
    const before = await storedOf(member.id)

    const { status } = await write(member, body)

    const after = await storedOf(member.id)
    if (!isDeepStrictEqual(after, before)) changed += 1
    expect(after).toEqual(before)
    expect(status).toBeLessThan(500)
  }
  expect(isPolluted()).toBe(false)
})

test('registering with every privilege makes the account that everyone gets', async () => {
  const own = { email: 'plain@example.com', password: 'a long enough one', firstName: 'Jane', lastName: 'Doe' }
  const plain = await aBrowser(backend).ask('POST', '/api/auth/register', { body: own })
  const greedy = await aBrowser(backend).ask('POST', '/api/auth/register', {
    body: { ...privileges, ...own, email: 'greedy@example.com' },
  })

  const [one, other] = await Promise.all([storedOf(plain.body.id), storedOf(greedy.body.id)])
  const personal = { pk: '', id: '', email: '', passwordHash: '', duePk: '', dueSk: '', searchPk: '', searchSk: '' }
  expect(other.map((row) => ({ ...row, ...personal }))).toEqual(one.map((row) => ({ ...row, ...personal })))
  expect(greedy.body).toEqual({ ...plain.body, id: greedy.body.id, email: 'greedy@example.com' })
})

test.each([
  '{"__proto__":{"polluted":"yes"},"firstName":"Eve"}',
  '{"firstName":"Eve","nested":{"__proto__":{"polluted":"yes"}}}',
  '{"\\u005f_proto__":{"polluted":"yes"},"firstName":"Eve"}',
  '{"constructor":{"prototype":{"polluted":"yes"}},"firstName":"Eve"}',
  '{"prototype":{"polluted":"yes"},"firstName":"Eve"}',
])('%s reaches no prototype', async (body) => {
  const member = await aSignedInMember(backend)

  const { status } = await member.ask('PUT', '/api/user/profile', { body })

  expect([200, 400]).toContain(status)
  expect(isPolluted()).toBe(false)
})
