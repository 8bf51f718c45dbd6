import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashOf } from '../../functions/domain/identity/token.ts'
import { googleStore } from '../../functions/store/google.ts'
import { aPlace } from '../makers/aBirth.ts'
import { aBrowser, type BrowserRequest } from './aBrowser.ts'
import { aSignedInMember } from './aSignedInMember.ts'
import { endpoints, pathOf } from './endpoints.ts'
import { figure } from './figure.ts'
import { latestMail } from './latestMail.ts'
import { type Backend, openBackend } from './openBackend.ts'
import { viaGoogle } from './viaGoogle.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
})
afterAll(() => backend.stop())

const canary = 'Canary Wharf'
const birth = {
  birthDate: '1971-03-04',
  birthTime: '05:06',
  birthPlace: canary,
  place: aPlace(),
  lifeFocus: 'money',
} as const
const aVictim = (own = {}) =>
  aSignedInMember(backend, { account: { firstName: 'Victoria', ...birth, ...own }, entitlement: { status: 'active' } })
type Victim = Awaited<ReturnType<typeof aVictim>>

/** All that is stored about somebody. */
const rowsOf = ({ id }: { id: string }) => backend.rowsOf(id)

const vectors: Record<string, (victim: Victim) => BrowserRequest & { query?: string }> = {
  'x-user-id': ({ id }) => ({ headers: { 'x-user-id': id } }),
  'x-account-id': ({ id }) => ({ headers: { 'x-account-id': id, 'x-forwarded-user': id } }),
  bearer: ({ id }) => ({ headers: { authorization: `Bearer ${id}` } }),
  'bearer with the token': ({ jar }) => ({ headers: { authorization: `Bearer ${jar.get('__Host-session')}` } }),
  basic: ({ email }) => ({ headers: { authorization: `Basic ${btoa(`${email}:x`)}` } }),
  query: ({ id }) => ({ query: `?userId=${id}&id=${id}&accountId=${id}&user=${id}` }),
  body: ({ id, email }) => ({ body: { userId: id, id, accountId: id, user: { id, email } } }),
}
const cookies: Record<string, (victim: Victim, own: string) => string> = {
  'its id in cookies': ({ id }, own) => `userId=${id}; session=${id}; __Host-session=${own}`,
  'its token under other names': ({ jar }, own) =>
    `session=${jar.get('__Host-session')}; __Secure-session=${jar.get('__Host-session')}; __Host-session=${own}`,
  'its id as the token': ({ id }) => `__Host-session=${id}`,
  'the hash of its token as the token': ({ jar }) => `__Host-session=${hashOf(jar.get('__Host-session')!)}`,
  'its token as an admin': ({ jar }) => `__Host-admin=${jar.get('__Host-session')}`,
}

describe('somebody else', () => {
  const memberOnly = endpoints.filter(([, { access }]) => access !== 'anyone')

  test('is never answered for, whatever id a request carries', async () => {
    const victim = await aVictim()
    const before = await rowsOf(victim)
    const crossed: string[] = []
    for (const [route, endpoint] of memberOnly) {
      const isSafe = (text: string) =>
        ![victim.id, victim.email, canary, 'Victoria'].some((word) => text.includes(word))
      for (const [name, vector] of Object.entries(vectors)) {
        const { query = '', ...asked } = vector(victim)
        const asMember = await (await aSignedInMember(backend)).ask(endpoint.method, pathOf(endpoint) + query, asked)
        const asVisitor = await aBrowser(backend).ask(endpoint.method, pathOf(endpoint) + query, asked)
        if (!isSafe(asMember.text + asVisitor.text) || asVisitor.status !== 401) crossed.push(`${route} by ${name}`)
      }
      for (const [name, cookie] of Object.entries(cookies)) {
        const own = (await aSignedInMember(backend)).jar.get('__Host-session')!
        const headers = { cookie: cookie(victim, own) }
        const { text } = await aBrowser(backend).ask(endpoint.method, pathOf(endpoint), { headers })
        if (!isSafe(text)) crossed.push(`${route} by ${name}`)
      }
    }

    const tried = memberOnly.length * Object.keys({ ...vectors, ...cookies }).length
    figure('B15', `${crossed.length} cross-reads of ${tried}`)
    expect(crossed).toEqual([])
    expect(await rowsOf(victim)).toEqual(before)
  })
})

describe('what was made for one person', () => {
  test('opens nothing in the hands of another', async () => {
    const leaks: string[] = []
    const check = (name: string, isSafe: boolean) => isSafe || leaks.push(name)
    const [victim, thief] = [await aVictim(), await aSignedInMember(backend)]

    await victim.ask('POST', '/api/auth/send-otp')
    const { code, token } = await latestMail(backend, victim.email)
    await thief.ask('POST', '/api/auth/send-otp')
    const guessed = await thief.ask('POST', '/api/auth/verify-otp', { body: { otp: code } })
    check('a code', guessed.status === 400)

    await thief.ask('GET', `/api/auth/verify-email/${token}`)
    check('a link', (await thief.ask('GET', '/api/auth/user')).body.emailVerified === false)

    const cursor = Buffer.from('PROFILE').toString('base64url')
    const { text } = await thief.ask('GET', `/api/user/export?after=${cursor}`)
    check('a cursor', !text.includes(victim.id) && !text.includes(canary))
    const forged = Buffer.from(`USER#${victim.id}`).toString('base64url')
    const page = await thief.ask('GET', `/api/user/export?after=${forged}`)
    check('a forged cursor', !page.text.includes(canary))

    const draft = { birthDate: '1991-02-03', birthPlace: canary }
    const left = await victim.copy().ask('POST', '/api/auth/store-onboarding', { body: draft })
    const visitor = aBrowser(backend)
    await viaGoogle(visitor, { email: 'visitor@gmail.com' }, `/api/auth/google?onboarding_token=${left.body.token}`)
    check('a draft', (await visitor.ask('GET', '/api/user/profile')).body.birthDate === null)
    const kept = await googleStore(backend.table).takeDraft(hashOf(left.body.token), backend.now())
    check('a draft that waits for its own browser', kept?.birthPlace === canary)

    figure('B16', `${leaks.length} leaks`)
    expect(leaks).toEqual([])
  })
})
