import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword, matchesPassword } from '../../functions/domain/identity/passwords.ts'
import { HOUR, MINUTE } from '../../shared/domain/time.ts'
import { aBrowser } from './aBrowser.ts'
import { figure } from './figure.ts'
import { ADMIN_PASSWORD, type Backend, openBackend } from './openBackend.ts'
import { separability } from './separability.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
})
afterAll(() => backend.stop())

const login = (address: string, password: string) =>
  aBrowser(backend).ask('POST', '/api/admin/login', { body: { password }, address })

test('a thousand guesses from two hundred addresses are looked at twenty times an hour, and the right password enters after the wait', async () => {
  const answers = []
  for (let guess = 0; guess < 1000; guess += 1) {
    const answer = await login(`198.${18 + (guess % 2)}.${guess % 200}.1`, `guess number ${guess}`)
    answers.push({ ...answer, at: backend.now() })
    backend.pass(3)
  }

  const evaluated = answers.filter(({ status }) => status === 401)
  const inAnHour = evaluated.map(({ at }) => evaluated.filter((each) => each.at >= at && each.at < at + HOUR).length)
  figure('B64', `${evaluated.length} of 1000 evaluated, ${Math.max(...inAnHour)} in the busiest hour`)
  expect(Math.max(...inAnHour)).toBeLessThanOrEqual(20)
  expect(evaluated.every(({ body }) => body.message === 'Invalid password. Please try again.')).toBe(true)
  const refused = answers.filter(({ status }) => status !== 401)
  expect(refused.every(({ status, body }) => status === 429 && body.code === 'RATE_LIMITED')).toBe(true)

  const operator = (password = ADMIN_PASSWORD) => login('203.0.113.7', password)
  const shut = await operator()
  const wait = Number(shut.headers['retry-after'])
  expect([shut.status, shut.body.retryAfter === wait, wait <= 15 * MINUTE]).toEqual([429, true, true])
  backend.pass(wait - 1)
  expect((await operator()).status).toBe(429)
  backend.pass(1)
  expect((await operator()).status).toBe(200)
})

test('forged headers buy no sixth guess', async () => {
  backend.pass(2 * HOUR)
  const statuses = []
  for (let guess = 0; guess < 8; guess += 1) {
    const headers = { 'x-forwarded-for': `192.0.2.${guess}`, forwarded: `for=192.0.2.${guess}` }
    const answer = await aBrowser(backend).ask('POST', '/api/admin/login', {
      body: { password: 'a wrong password' },
      headers,
      address: `203.0.113.${guess}`,
    })
    statuses.push(answer.status)
  }

  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
})

test('the time of a comparison says nothing of how much of the password is right', async () => {
  const hash = await hashPassword(ADMIN_PASSWORD, { ln: 10, r: 8, p: 1 })
  const guesses = { none: 'x'.repeat(ADMIN_PASSWORD.length), most: `${ADMIN_PASSWORD.slice(0, -1)}x` }
  const measure = async () => {
    const spent: Record<keyof typeof guesses, number[]> = { none: [], most: [] }
    for (let round = 0; round < 400; round += 1)
      for (const kind of round % 2 ? (['none', 'most'] as const) : (['most', 'none'] as const)) {
        const started = performance.now()
        await matchesPassword(guesses[kind], hash)
        spent[kind].push(performance.now() - started)
      }
    return separability(spent.none, spent.most)
  }

  let auc = await measure()
  // A busy machine may blur a measurement; it cannot make a real difference go away three times.
  for (let again = 0; again < 2 && auc > 0.6; again += 1) auc = await measure()
  figure('B64', `AUC ${auc.toFixed(2)} of the time of a comparison, by shared prefix`)
  expect(auc).toBeLessThanOrEqual(0.6)
})
