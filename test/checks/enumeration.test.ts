import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword, matchesPassword } from '../../functions/domain/identity/passwords.ts'
import { signIn } from '../../functions/flows/identity/signIn.ts'
import { accountStore } from '../../functions/store/accounts.ts'
import { limitStore } from '../../functions/store/limits.ts'
import { MINUTE } from '../../shared/domain/time.ts'
import { workOf } from '../setup/workOf.ts'
import { aBrowser } from './aBrowser.ts'
import { aSignedInMember } from './aSignedInMember.ts'
import { figure } from './figure.ts'
import { type Backend, openBackend } from './openBackend.ts'
import { separability } from './separability.ts'

let backend: Backend
let passwordHash: string
beforeAll(async () => {
  backend = await openBackend()
  passwordHash = await hashPassword('right horse')
})
afterAll(() => backend.stop())

const KINDS = ['known', 'Google only', 'unknown'] as const
type Kind = (typeof KINDS)[number]

let emails: Record<Kind, string>
beforeAll(async () => {
  const known = await aSignedInMember(backend, { account: { passwordHash } })
  const google = await aSignedInMember(backend, { account: { passwordHash: null, googleSub: 'sub1' } })
  emails = { known: known.email, 'Google only': google.email, unknown: 'resident-9@example.com' }
})

type Measure = (done: () => Promise<unknown>) => Promise<number>

const waitFor: Measure = async (done) => {
  const started = performance.now()
  await done()
  return performance.now() - started
}

/** Takes its turns kind by kind, so that whatever else the machine does meets all of them alike. */
async function interleave(rounds: number, measure: Measure, attempt: (email: string) => Promise<unknown>) {
  const spent: Record<Kind, number[]> = { known: [], 'Google only': [], unknown: [] }
  for (let round = 0; round < rounds; round += 1) {
    // Before a budget for wrong passwords is used up.
    backend.pass(2 * MINUTE)
    // Each comes first as often as the others: whatever the first one meets is not its own.
    for (let turn = 0; turn < KINDS.length; turn += 1) {
      const kind = KINDS[(round + turn) % KINDS.length]!
      spent[kind].push(await measure(() => attempt(emails[kind])))
    }
  }
  return spent
}

/** A busy machine may blur a measurement; it cannot make a real difference go away three times. */
async function atBest(measure: () => Promise<number>, isGood: (measured: number) => boolean): Promise<number> {
  let measured = await measure()
  for (let again = 0; again < 2 && !isGood(measured); again += 1) measured = await measure()
  return measured
}

const WRONG = 'wrong horse'
const login = (email: string) => aBrowser(backend).ask('POST', '/api/auth/login', { body: { email, password: WRONG } })

test('a wrong password, an unknown address and one without a password get the same answer', async () => {
  const answers = []
  for (const kind of KINDS) {
    const { status, headers, cookies, body } = await login(emails[kind])
    const { 'x-request-id': _, ...others } = headers
    answers.push(JSON.stringify({ status, headers: others, cookies, body: { ...body, requestId: 'any' } }))
  }

  expect(new Set(answers).size).toBe(1)
  expect(answers[0]).toContain('"message":"Invalid email or password"')
})

test('a wrong password, an unknown address and one without a password cost the same work, hash included', async () => {
  const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!
  const ratio = async () => {
    const medians = Object.values(await interleave(7, workOf, login)).map(median)
    return Math.max(...medians) / Math.min(...medians)
  }

  const measured = await atBest(ratio, (found) => found <= 1.25)
  figure('B06', `median work within ${Math.round((measured - 1) * 100)} % of each other at the full cost`)
  expect(measured).toBeLessThanOrEqual(1.25)
})

test('a wrong password, an unknown address and one without a password take the same time in four hundred tries', async () => {
  const cheap = await hashPassword('right horse', { ln: 11, r: 8, p: 1 })
  const needs = {
    accounts: accountStore(backend.table),
    limits: limitStore(backend.table),
    identityKey: async () => 'key',
    deviceCookieKey: async () => 'a key of device cookies',
    // One hash for everyone, cheap enough for four hundred tries: what is left is all that could differ.
    hashing: async <T>() => (await matchesPassword(WRONG, cheap)) as T,
  }
  let places = 0
  const attempt = (email: string) => {
    places += 1
    const address = `10.${places >> 8}.${places & 255}.1`
    return signIn(needs, { email, password: WRONG, address, deviceCookie: undefined, now: backend.now() }).catch(
      () => {},
    )
  }
  const auc = async () => {
    const { known, unknown, 'Google only': google } = await interleave(134, waitFor, attempt)
    return Math.max(separability(known, unknown), separability(known, google), separability(google, unknown))
  }

  const measured = await atBest(auc, (found) => found <= 0.6)
  figure('B06', `AUC ${measured.toFixed(3)} over 402 interleaved`)
  expect(measured).toBeLessThanOrEqual(0.6)
})
