import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MINUTE } from '../../shared/domain/time.ts'
import { aBrowser, type Browser } from './aBrowser.ts'
import { aSignedInMember, PASSWORD } from './aSignedInMember.ts'
import { latestMail } from './latestMail.ts'
import { type Backend, openBackend } from './openBackend.ts'
import { viaGoogle } from './viaGoogle.ts'

/** Every text that is hashed without a key. */
const hashed = new Set<string>()
const { createHash } = crypto
const watched: typeof createHash = (algorithm, options) => {
  const hash = createHash(algorithm, options)
  const update = hash.update.bind(hash)
  hash.update = (data: Parameters<typeof update>[0]) => {
    if (typeof data === 'string') hashed.add(data)
    return update(data)
  }
  return hash
}
function hashWith(create: typeof createHash): void {
  crypto.createHash = create
  syncBuiltinESMExports()
}

let backend: Backend
beforeAll(async () => {
  hashWith(watched)
  backend = await openBackend()
})
afterAll(async () => {
  hashWith(createHash)
  await backend.stop()
})

async function erase({ ask }: Browser): Promise<void> {
  expect((await ask('DELETE', '/api/user/account')).status).toBe(200)
  await backend.run('finishDeletions')
  await backend.run('sendMail')
  backend.pass(6 * MINUTE)
  await backend.run('finishDeletions')
}

/** What the table still says about somebody. */
async function tracesOf(names: string[]): Promise<string[]> {
  const digests = [...hashed]
    .filter((text) => names.some((name) => text.includes(name)))
    .map((text) => createHash('sha256').update(text).digest('hex'))
  return (await backend.rows())
    .filter((row) => [...names, ...digests].some((trace) => JSON.stringify(row).includes(trace)))
    .map(({ pk, sk }) => `${pk} ${sk}`)
}

test('after an erasure no row holds the id or the address of the person, in plain text or hashed without a key', async () => {
  const email = 'canary@example.com'
  const person = aBrowser(backend)
  const address = '198.51.100.77'
  const asked = { address }
  const newcomer = { email, password: PASSWORD, firstName: 'Canary', lastName: 'Doe' }
  const { id } = (await person.ask('POST', '/api/auth/register', { body: newcomer, ...asked })).body
  await person.ask('POST', '/api/auth/send-otp', asked)
  await latestMail(backend, email)
  await person.ask('POST', '/api/auth/verify-otp', { body: { otp: '000000' }, ...asked })
  await person.ask('POST', '/api/auth/forgot-password', { body: { email }, ...asked })
  await latestMail(backend, email)
  await person.ask('PUT', '/api/user/profile', { body: { email: 'next-canary@example.com' }, ...asked })
  await latestMail(backend, 'next-canary@example.com')
  await person.ask('POST', '/api/auth/login', { body: { email, password: 'wrong horse' }, ...asked })
  await person.ask('POST', '/api/auth/login', { body: { email, password: PASSWORD }, ...asked })
  await person.ask('GET', '/api/user/export', asked)
  expect(await tracesOf([id])).not.toEqual([])
  expect(hashed.size).toBeGreaterThan(0)

  await erase(person)

  expect(await tracesOf([id, email, 'next-canary@example.com', address])).toEqual([])
})

test('an erasure also deletes the sessions that somebody else had opened before the owner signed in through Google', async () => {
  const email = 'squatted@gmail.com'
  const squatter = await aSignedInMember(backend, { account: { email } })
  await aBrowser(backend).ask('POST', '/api/auth/login', { body: { email, password: PASSWORD } })
  const owner = aBrowser(backend)
  await viaGoogle(owner, { email })

  await erase(owner)

  expect(await tracesOf([squatter.id, email])).toEqual([])
})
