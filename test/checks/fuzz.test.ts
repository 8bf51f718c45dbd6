import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '../../shared/contract/endpoint.ts'
import { ProblemReply } from '../../shared/contract/problem.ts'
import { HOUR } from '../../shared/domain/time.ts'
import { aPlace } from '../makers/aBirth.ts'
import { inDepth } from '../setup/depth.ts'
import { type Answer, aBrowser, type Browser } from './aBrowser.ts'
import { anAdmin } from './anAdmin.ts'
import { aSignedInMember } from './aSignedInMember.ts'
import { endpoints, pathOf } from './endpoints.ts'
import { figure } from './figure.ts'
import { type Backend, openBackend } from './openBackend.ts'
import { zodToArb } from './zodToArb.ts'

let backend: Backend
let requests = 0
let failures = 0
let slowest = 0
beforeAll(async () => {
  backend = await openBackend()
})
afterAll(() => {
  figure('B75', `${failures} failures in ${requests} requests, the slowest ${Math.round(slowest)} ms`)
  return backend.stop()
})

const CASES = inDepth(12, 100)
/** The same cases in every run: what fails here can be looked at again. */
const SEED = 20261121

/** What holds for every answer, whatever was asked. */
function expectSound({ status, headers, text, body }: Answer): void {
  failures += 1
  expect(status).toBeLessThan(500)
  expect(text).not.toMatch(/ at \S*\/.*:\d+:\d+|node_modules|ZodError|\.ts:\d|DynamoDB/)
  if (status >= 400) expect(ProblemReply.parse(body)).toEqual(body)
  else if (status !== 302) expect(typeof body).toBe('object')
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(JSON.stringify(headers)).not.toMatch(/\\[rn]/)
  failures -= 1
}

async function send(browser: Browser, endpoint: Endpoint, { query, param, body }: Case): Promise<void> {
  const search = new URLSearchParams(
    Object.entries(Object(query) as object).map(([name, value]): [string, string] => [
      name,
      String(value).toWellFormed(),
    ]),
  )
  const path = `${pathOf(endpoint, param.toWellFormed())}?${search}`
  const started = performance.now()
  const answer = await browser.ask(endpoint.method, path, { ...(body !== undefined && { body }) })
  slowest = Math.max(slowest, performance.now() - started)
  requests += 1
  expectSound(answer)
}

interface Case {
  query: unknown
  param: string
  body: unknown
  isMember: boolean
}

const raw = fc.oneof(
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    '{',
    '[]',
    'null',
    '"',
    '{"a":1,}',
    '{"a":1e400}',
    '{"a":1,"a":2}',
    `${'['.repeat(9000)}`,
    '\ufeff{}',
  ),
)

const casesOf = ({ query, body }: Endpoint): fc.Arbitrary<Case> =>
  fc.record({
    query: query ? zodToArb(query) : fc.constant({}),
    param: fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }),
    body: body
      ? fc.oneof({ weight: 4, arbitrary: zodToArb(body) }, { weight: 1, arbitrary: raw })
      : fc.constant(undefined),
    isMember: fc.boolean(),
  })

test.each(endpoints)('%s bears a hundred odd requests', async (_, endpoint) => {
  const birth = { birthDate: '1993-06-15', birthTime: '08:30', birthPlace: 'London', place: aPlace() }
  const member = await aSignedInMember(backend, { account: birth, entitlement: { status: 'active' } })
  const token = member.jar.get('__Host-session')!
  let sent = 0
  let admin = (await anAdmin(backend)).jar.get('__Host-admin')!

  const property = fc.asyncProperty(casesOf(endpoint), async (odd) => {
    sent += 1
    // Before the limits of the member are used up, so that the odd values come further than that.
    if (sent % 10 === 0) {
      backend.pass(HOUR)
      admin = (await anAdmin(backend)).jar.get('__Host-admin')!
    }
    const cookies = [
      ['__Host-session', token],
      ['__Host-admin', admin],
    ] as const
    await send(aBrowser(backend, new Map(odd.isMember ? cookies : [])), endpoint, odd)
  })

  await fc.assert(property, { numRuns: CASES, seed: SEED, endOnFailure: true })
})
