import { beforeEach, expect, test } from 'vitest'
import { challengeOf, openTransaction } from '../../../../functions/domain/identity/googleTransaction.ts'
import { hashOf } from '../../../../functions/domain/identity/token.ts'
import {
  type StartGoogleSignInNeeds,
  startGoogleSignIn,
} from '../../../../functions/flows/identity/startGoogleSignIn.ts'
import { MINUTE } from '../../../../shared/domain/time.ts'
import { later, NOW } from '../../../makers/later.ts'

type Kept = Parameters<StartGoogleSignInNeeds['googleSignIns']['keepVerifier']>[0]
type AuthorizeRequest = Parameters<StartGoogleSignInNeeds['google']['authorizeUrl']>[0]

const SECRET = 'a key of the sign-in that is long enough'
const TOKEN = /^[\w-]{43}$/

let kept: Kept[]
let asked: AuthorizeRequest[]
let needs: StartGoogleSignInNeeds

beforeEach(() => {
  kept = []
  asked = []
  needs = {
    google: {
      authorizeUrl: async (parts) => {
        asked.push(parts)
        return 'https://accounts.example/authorize'
      },
    },
    googleSignIns: { keepVerifier: async (verifier) => void kept.push(verifier) },
    googleTransactionKey: async () => SECRET,
  }
})

const open = (cookie: string, seconds = 0) => openTransaction(cookie, { secret: SECRET, now: later(seconds) })

test('the browser goes to Google with the state and nonce of its own cookie', async () => {
  const { location, cookie } = await startGoogleSignIn(needs, { mode: 'login', draftToken: undefined, now: NOW })

  const token = expect.stringMatching(TOKEN)
  const transaction = await open(cookie)
  expect(location).toBe('https://accounts.example/authorize')
  expect(transaction).toEqual({ id: token, state: token, nonce: token, mode: 'login' })
  expect(asked).toMatchObject([{ state: transaction!.state, nonce: transaction!.nonce }])
  expect(new Set([transaction!.id, transaction!.state, transaction!.nonce]).size).toBe(3)
})

test('the verifier stays with us for ten minutes, under the hash of the transaction, and Google gets its challenge', async () => {
  const { cookie } = await startGoogleSignIn(needs, { mode: 'login', draftToken: undefined, now: NOW })

  const { id } = (await open(cookie, 10 * MINUTE - 1))!
  expect(kept).toEqual([{ hash: hashOf(id), value: expect.stringMatching(TOKEN), now: NOW, seconds: 10 * MINUTE }])
  expect(asked[0]!.challenge).toBe(challengeOf(kept[0]!.value))
  expect(await open(cookie, 10 * MINUTE)).toBeUndefined()
})

test('the cookie says which session wants to connect and which answers came along', async () => {
  const start = { mode: 'connect', sessionHash: 'session', draftToken: 'draft', now: NOW } as const

  const { cookie } = await startGoogleSignIn(needs, start)

  expect(await open(cookie)).toMatchObject({ mode: 'connect', sessionHash: 'session', draftHash: hashOf('draft') })
})

test('while Google is out of reach no verifier is kept', async () => {
  needs.google.authorizeUrl = () => Promise.reject(new Error('the provider is away'))

  const started = startGoogleSignIn(needs, { mode: 'login', draftToken: undefined, now: NOW })

  await expect(started).rejects.toThrow('the provider is away')
  expect(kept).toEqual([])
})
