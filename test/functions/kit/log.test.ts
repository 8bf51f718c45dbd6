import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anAccount } from '../../makers/anAccount.ts'

const SECRETS = [
  'canary-message',
  'canary@example.com',
  'Canary Jane',
  'canary-password',
  'canary-token',
  'canary-place',
]

let lines: string[]

beforeEach(() => {
  lines = []
  const keep = (chunk: unknown) => lines.push(String(chunk)) > 0
  vi.spyOn(process.stdout, 'write').mockImplementation(keep)
  vi.spyOn(process.stderr, 'write').mockImplementation(keep)
  // The logger reads its level when it is made.
  vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'DEBUG')
  vi.resetModules()
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const expectNoSecret = () => {
  const found = SECRETS.filter((secret) => lines.join('').includes(secret))
  expect(found).toEqual([])
}

test('a request writes one log line without personal data, whatever its answer throws', async () => {
  const { aHandler } = await import('./http/aHandler.ts')
  const throws = () => {
    const cause = new Error('canary-message of the cause')
    throw new TypeError('canary-message\n    at canary@example.com (canary-place)', { cause })
  }
  const body = { name: 'Canary Jane', password: 'canary-password', email: 'canary@example.com' }

  const { status } = await aHandler({ answers: { keepThing: throws } }).call({
    route: 'POST /api/things/{id}',
    rawPath: '/api/things/7',
    body,
    cookies: ['__Host-session=canary-token'],
    headers: { authorization: 'Bearer canary-token', 'x-user-id': 'canary-token' },
    query: { place: 'canary-place' },
  })

  expect(status).toBe(500)
  expectNoSecret()
  expect(lines).toHaveLength(1)
  const line = JSON.parse(lines[0]!)
  expect(line).toMatchObject({ route: 'POST /api/things/{id}', status: 500, code: 'UNEXPECTED', requestId: 'req-1' })
  expect(line).toMatchObject({ errorName: 'TypeError', causedBy: 'Error' })
  expect(line.at[0]).toContain('log.test.ts')
})

test('a refusal and a success write one log line each', async () => {
  const { aHandler } = await import('./http/aHandler.ts')
  const handler = aHandler()
  await handler.call({ query: { token: 'canary-token' } })
  await handler.call({ route: 'POST /api/things/{id}', rawPath: '/api/things/canary-place', body: '{"name":"canary-' })

  expectNoSecret()
  expect(lines.map((line) => JSON.parse(line)).map(({ status, level }) => [status, level])).toEqual([
    [200, 'INFO'],
    [400, 'INFO'],
  ])
})

test('a log line names the account and the network prefix, and no more of the IP address', async () => {
  const { aHandlerFor } = await import('./http/aHandlerFor.ts')
  const { call, cookies } = aHandlerFor()

  await call({ route: 'GET /api/mine', cookies })

  expect(JSON.parse(lines[0]!)).toMatchObject({ status: 200, accountId: 'usr_jane', ipPrefix: '203.0.113.0/24' })
  expect(lines.join('')).not.toContain('203.0.113.7')
})

test('a job writes one log line with its counts of successes and failures', async () => {
  const { job } = await import('../../../functions/kit/job/job.ts')

  await job('sendMail', async () => ({ sent: 2, failed: 1, to: 'canary@example.com' }))({
    time: '2026-11-21T12:00:00Z',
  })

  expectNoSecret()
  expect(JSON.parse(lines[0]!)).toMatchObject({ job: 'sendMail', sent: 2, failed: 1 })
})

test('an undeclared property does not get into a log line', async () => {
  const { log } = await import('../../../functions/kit/log.ts')
  const facts = { ...anAccount({ email: 'canary@example.com', firstName: 'Canary Jane' }), status: 200 }

  log.info('answered', facts)
  log.warn('answered', { ...facts, error: { message: 'canary-message' } })
  log.error('failed', { ...facts, error: 'canary-message' })

  expect(lines).toHaveLength(3)
  expectNoSecret()
})

test('a log line has every fact that is declared, its time to a tenth of a millisecond', async () => {
  const { log } = await import('../../../functions/kit/log.ts')
  const facts = {
    requestId: 'req-1',
    route: 'GET /api/things',
    status: 200,
    code: 'BUSY',
    accountId: 'usr_jane',
    subject: 'a pseudonym',
    ipPrefix: '203.0.113.0/24',
    event: 'signedIn',
    job: 'sendMail',
    sent: 1,
    done: 2,
    failed: 3,
  }

  log.info('answered', { ...facts, ms: 12.345 })

  expect(JSON.parse(lines[0]!)).toMatchObject({ ...facts, message: 'answered', ms: 12.3 })
})
