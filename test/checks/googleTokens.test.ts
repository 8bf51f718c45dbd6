import { exportSPKI, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { signInWithGoogle } from '../../functions/flows/identity/signInWithGoogle.ts'
import { googleGateway } from '../../functions/gateways/google.ts'
import { fakeStores } from '../fakes/fakeStores.ts'
import { NOW } from '../makers/later.ts'
import { aProvider, aSigning, jwkOf, type Signing, signed } from './aProvider.ts'
import { figure } from './figure.ts'

const CLIENT = 'orrery-checks'
const NONCE = 'the nonce of this sign-in'
let provider: Awaited<ReturnType<typeof aProvider>>
let own: Signing
let foreign: Signing
let accepted = 0
let refused = 0

beforeAll(async () => {
  provider = await aProvider()
  own = await aSigning('own')
  foreign = await aSigning('own')
})
beforeEach(async () => {
  provider.state.keys = [await jwkOf(own)]
  provider.state.hangs = false
  delete provider.state.refusal
})
afterAll(() => {
  figure('B31', `${accepted} of ${accepted + refused} forged tokens accepted`)
  provider.stop()
})

const gateway = () =>
  googleGateway({
    issuer: provider.url,
    clientId: CLIENT,
    clientSecret: async () => 'secret',
    redirectUri: 'https://orrery.example/api/auth/google/callback',
  })
const identify = (google = gateway()) => google.identify({ code: 'code', verifier: 'verifier', nonce: NONCE, now: NOW })

type Claims = Record<string, unknown>
/** What Google would say; a claim that is undefined is left out. */
const claims = (changes: Claims = {}): JWTPayload => {
  const whole: Claims = {
    iss: provider.url,
    aud: CLIENT,
    sub: '1234567890',
    email: 'ada@gmail.com',
    email_verified: true,
    nonce: NONCE,
    iat: NOW,
    exp: NOW + 3600,
    ...changes,
  }
  return Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined))
}
const claiming = (changes: Claims) => () => signed(claims(changes), own)

/** Goes on as the callback does: a visitor who is refused here has no account afterwards. */
async function startSession() {
  const stores = fakeStores()
  const googleSignIns = { findIdBySub: async (sub: string) => stores.memory.googleOwners.get(sub) }
  const erasure = { eraseContent: async () => {} }
  const entered = await identify().then(
    (identity) => signInWithGoogle({ ...stores, googleSignIns, erasure }, { identity, now: NOW }),
    () => ({ refuse: 'google_failed' }),
  )
  return { isIn: 'account' in entered, accounts: stores.memory.accounts.size }
}

const forgeries: Record<string, () => Promise<string>> = {
  'without a signature': async () => new UnsecuredJWT(claims()).encode(),
  'without a signature, spelled None': async () => {
    const [, body] = (await signed(claims(), own)).split('.')
    return `${Buffer.from('{"alg":"None","typ":"JWT"}').toString('base64url')}.${body}.`
  },
  'with its signature cut off': async () => (await signed(claims(), own)).replace(/[^.]*$/, ''),
  'with another signature': async () => (await signed(claims(), own)).replace(/[^.]{8}$/, 'AAAAAAAA'),
  'with the body exchanged': async () => {
    const [head, , seal] = (await signed(claims(), own)).split('.')
    return [head, Buffer.from(JSON.stringify(claims({ sub: '1' }))).toString('base64url'), seal].join('.')
  },
  'sealed with the public key as a password': async () => {
    const password = new TextEncoder().encode(await exportSPKI(own.publicKey))
    return new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'own' }).sign(password)
  },
  'sealed with an empty password': async () =>
    new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'own' }).sign(new Uint8Array(32)),
  'signed by another key of the same name': () => signed(claims(), foreign),
  'signed by a key of an unknown name': () => signed(claims(), { ...foreign, kid: 'other' }),
  'bringing its own key': async () => signed(claims(), foreign, { jwk: await jwkOf(foreign) }),
  'pointing at keys of its own': () => signed(claims(), foreign, { jku: `${provider.url}/evil`, kid: 'evil' }),
  'with a certificate address': () => signed(claims(), foreign, { x5u: `${provider.url}/evil` }),
  'from another issuer': claiming({ iss: 'https://evil.example' }),
  'from our issuer and more': () => signed(claims({ iss: `${provider.url}.evil.example` }), own),
  'from something before our issuer': () => signed(claims({ iss: `https://evil.example/${provider.url}` }), own),
  'from nobody': claiming({ iss: undefined }),
  'for another client': claiming({ aud: 'somebody-else' }),
  'for several clients': claiming({ aud: [CLIENT, 'somebody-else'] }),
  'for nobody': claiming({ aud: undefined }),
  'that is over': claiming({ exp: NOW - 121 }),
  'that never ends': claiming({ exp: undefined }),
  'of the future': claiming({ iat: NOW + 600, exp: NOW + 4200 }),
  'of eleven minutes ago and more': claiming({ iat: NOW - 601 - 120 }),
  'without a date': claiming({ iat: undefined }),
  'without a nonce': claiming({ nonce: undefined }),
  'with another nonce': claiming({ nonce: 'another' }),
  'without a person': claiming({ sub: undefined }),
  'with an empty person': claiming({ sub: '' }),
  'without an address': claiming({ email: undefined }),
  'with an address that is not verified': claiming({ email_verified: false }),
  'with an address that is "true"': claiming({ email_verified: 'true' }),
  'with an address of unknown standing': claiming({ email_verified: undefined }),
}

test.each(Object.entries(forgeries))('a token %s opens nothing', async (_, forge) => {
  provider.state.token = await forge()

  const { isIn, accounts } = await startSession()

  if (isIn || accounts > 0) accepted += 1
  else refused += 1
  expect([isIn, accounts]).toEqual([false, 0])
})

test('the true one opens an account', async () => {
  provider.state.token = await signed(claims(), own)

  expect(await startSession()).toEqual({ isIn: true, accounts: 1 })
})

describe('keys', () => {
  test('that changed since the last sign-in are fetched again', async () => {
    const google = gateway()
    const next = await aSigning('next')
    provider.state.keys = [await jwkOf(own), await jwkOf(next)]
    provider.state.token = await signed(claims(), next)

    expect((await identify(google)).sub).toBe('1234567890')
  })

  test('that do not come are waited for no longer than five seconds', async () => {
    provider.state.hangs = true
    provider.state.token = await signed(claims(), own)
    const waits: { ms: number; end: () => void }[] = []
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController()
      waits.push({ ms, end: () => controller.abort(new DOMException('too long', 'TimeoutError')) })
      return controller.signal
    })

    const identifying = identify()
    await provider.keysRequested
    const { ms, end } = waits.at(-1)!
    end()

    await expect(identifying).rejects.toThrow()
    figure('B32', `${ms / 1000} s for keys that never come`)
    expect(ms).toBe(5_000)
  })
})

test.each([400, 401])('a provider that refuses with %i can be identified by its name in a log', async (status) => {
  provider.state.refusal = status

  await expect(identify()).rejects.toMatchObject({ name: `ProviderAnswered${status}` })
})
