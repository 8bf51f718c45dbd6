import { beforeEach, describe, expect, test } from 'vitest'
import type { Account } from '../../../../functions/domain/account/account.ts'
import { connectGoogle } from '../../../../functions/flows/identity/connectGoogle.ts'
import { disconnectGoogle } from '../../../../functions/flows/identity/disconnectGoogle.ts'
import { type SignInWithGoogleNeeds, signInWithGoogle } from '../../../../functions/flows/identity/signInWithGoogle.ts'
import type { GoogleIdentity } from '../../../../functions/gateways/google.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { aBornAccount, anAccount } from '../../../makers/anAccount.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { NOW } from '../../../makers/later.ts'

const anIdentity = (changes: Partial<GoogleIdentity> = {}): GoogleIdentity => ({
  sub: 'google-jane',
  email: 'Jane@example.com',
  isEmailVerified: true,
  isAuthoritative: true,
  firstName: 'Jane',
  lastName: 'Doe',
  ...changes,
})

let stores: ReturnType<typeof fakeStores>
let erased: string[]
let needs: SignInWithGoogleNeeds

beforeEach(() => {
  stores = fakeStores()
  erased = []
  const eraseContent = async (id: string) => {
    erased.push(id)
  }
  const findIdBySub = async (sub: string) => stores.memory.googleOwners.get(sub)
  needs = { accounts: stores.accounts, googleSignIns: { findIdBySub }, erasure: { eraseContent } }
})

/** An account that somebody else, or an earlier owner, has left under the address. */
function settle(changes: Partial<Account> = {}): Account {
  const account = aBornAccount({ firstName: 'Mallory', passwordHash: 'hash', ...changes })
  stores.memory.accounts.set(account.id, account)
  stores.memory.owners.set(account.email, { accountId: account.id })
  if (account.googleSub) stores.memory.googleOwners.set(account.googleSub, account.id)
  return account
}

const signIn = (changes: Partial<GoogleIdentity> = {}) =>
  signInWithGoogle(needs, { identity: anIdentity(changes), now: NOW })
const stored = () => stores.memory.accounts.get('usr_jane')!
const mails = () => [...stores.memory.mails.values()].map(({ kind }) => kind)

describe('somebody new', () => {
  test('gets an account that Google vouches for', async () => {
    const entered = await signIn()

    expect(entered).toMatchObject({
      isNew: true,
      account: { emailVerified: true, isVerifiedStrongly: true, passwordHash: null, googleSub: 'google-jane' },
    })
    expect(mails()).toEqual([])
  })

  test('gets our own code first when Google does not run the address', async () => {
    expect(await signIn({ isAuthoritative: false })).toMatchObject({ account: { emailVerified: false } })
    expect(mails()).toEqual(['verify'])
  })

  test.each([
    { isEmailVerified: false },
    { email: '"jane@evil.tk"@example.com' },
    { email: '' },
  ])('gets none with %o', async (changes) => {
    expect(await signIn(changes)).toEqual({ refuse: 'google_unverified' })
    expect(stores.memory.accounts.size).toBe(0)
  })

  test('gets one account, however many returns come at once', async () => {
    const entered = await Promise.all(Array.from({ length: 10 }, () => signIn()))

    expect(entered.filter((each) => 'isNew' in each)).toHaveLength(1)
    expect(stores.memory.accounts.size).toBe(1)
  })

  test('has a name even when Google’s is none that we take', async () => {
    expect(await signIn({ firstName: '\u202e', lastName: '' })).toMatchObject({
      account: { firstName: 'Star', lastName: '' },
    })
  })
})

describe('somebody known by their Google account', () => {
  test('is signed in, whatever address Google has for them now', async () => {
    settle({ googleSub: 'google-jane' })

    expect(await signIn({ email: 'other@example.com', isEmailVerified: false })).toMatchObject({
      isNew: false,
      account: { id: 'usr_jane', email: 'jane@example.com' },
    })
  })

  test('is refused once the account is being deleted', async () => {
    settle({ googleSub: 'google-jane', status: 'deleting' })

    expect(await signIn()).toEqual({ refuse: 'google_failed' })
  })
})

const strong = { emailVerified: true, isVerifiedStrongly: true }
const weak = { emailVerified: true, isVerifiedStrongly: false }
const unproven = { emailVerified: false }

describe('an address that has an account', () => {
  test.each([
    ['proven', strong, true, 'linked'],
    ['proven', strong, false, 'link_required'],
    ['proven by a link alone', weak, true, 'adopted'],
    ['proven by a link alone', weak, false, 'link_required'],
    ['never proven', unproven, true, 'wiped'],
    ['never proven', unproven, false, 'link_required'],
    ['of somebody who is leaving', { ...strong, status: 'deleting' as const }, true, 'account_exists'],
  ])('%s (%o), with Google speaking for it %s, is %s', async (_, proof, isAuthoritative, outcome) => {
    const before = settle({ ...proof, mustChangePassword: true, temporaryPasswordEndsAt: NOW })

    const entered = await signIn({ isAuthoritative })

    if ('refuse' in entered) {
      expect(entered.refuse).toBe(outcome)
      expect(stored()).toEqual(before)
      return
    }
    expect(stored()).toMatchObject({ googleSub: 'google-jane', emailVerified: true, isVerifiedStrongly: true })
    expect(stored().passwordHash).toBe(outcome === 'linked' ? 'hash' : null)
    expect(stored().mustChangePassword).toBe(outcome === 'linked')
    expect(stored().temporaryPasswordEndsAt).toBe(outcome === 'linked' ? NOW : null)
    expect(stored().sessionEpoch).toBe(outcome === 'linked' ? 0 : 1)
    expect(stored().resetEpoch).toBe(outcome === 'linked' ? 0 : 1)
    expect(stored().birthDate).toBe(outcome === 'wiped' ? null : before.birthDate)
    expect(stored().firstName).toBe(outcome === 'wiped' ? 'Jane' : 'Mallory')
    expect(erased).toEqual(outcome === 'wiped' ? ['usr_jane'] : [])
    expect(mails()).toEqual(['googleLinked'])
  })

  test('is not handed over before everything in it is erased', async () => {
    const before = settle(unproven)
    needs = { ...needs, erasure: { eraseContent: () => Promise.reject(new Error('the table is away')) } }

    await expect(signIn()).rejects.toThrow('the table is away')

    expect(stored()).toEqual(before)
    expect(stores.memory.googleOwners.size).toBe(0)
  })

  test('is not taken over from somebody who pays', async () => {
    settle(unproven)
    stores.memory.entitlements.set('usr_jane', anEntitlement({ source: 'stripe' }))

    expect(await signIn()).toEqual({ refuse: 'account_exists' })
  })

  test('and another Google account passes to the new one, and the old one opens it no longer', async () => {
    settle({ ...strong, googleSub: 'google-before' })

    expect(await signIn()).toMatchObject({ account: { googleSub: 'google-jane' } })
    expect([...stores.memory.googleOwners]).toEqual([['google-jane', 'usr_jane']])
  })
})

describe('in settings', () => {
  const connect = (changes: Partial<GoogleIdentity> = {}) =>
    connectGoogle(needs, { account: stored(), identity: anIdentity(changes), now: NOW })

  test('a Google account is connected once, and the person is notified by mail', async () => {
    settle()

    expect([await connect(), await connect()]).toEqual([undefined, undefined])
    expect(stored().googleSub).toBe('google-jane')
    expect(mails()).toEqual(['googleLinked'])
  })

  test('a Google account whose address Google has not verified is not connected', async () => {
    settle()

    expect(await connect({ isEmailVerified: false })).toBe('google_unverified')
    expect([stored().googleSub, stores.memory.googleOwners.size]).toEqual([null, 0])
  })

  test('a Google account of somebody else is not connected', async () => {
    settle()
    stores.memory.googleOwners.set('google-jane', 'usr_john')

    expect(await connect()).toBe('google_in_use')
    expect(stored().googleSub).toBeNull()
  })

  test('the only way in stays', async () => {
    const account = settle({ googleSub: 'google-jane', passwordHash: null })

    await expect(disconnectGoogle(needs, { account, now: NOW })).rejects.toMatchObject({ code: 'LAST_WAY_IN' })
  })

  test('a disconnected Google account is free for another person', async () => {
    await disconnectGoogle(needs, { account: settle({ googleSub: 'google-jane' }), now: NOW })

    expect([stored().googleSub, stores.memory.googleOwners.size]).toEqual([null, 0])
    const john = anAccount({ id: 'usr_john', email: 'john@example.com' })
    stores.memory.accounts.set(john.id, john)
    expect(await connectGoogle(needs, { account: john, identity: anIdentity(), now: NOW })).toBeUndefined()
  })

  test('connecting and disconnecting at once leaves one consistent state', async () => {
    const account = settle({ googleSub: 'google-jane' })
    await Promise.allSettled([
      disconnectGoogle(needs, { account, now: NOW }),
      disconnectGoogle(needs, { account, now: NOW }),
      connect({ sub: 'google-other' }),
    ])

    const owners = [...stores.memory.googleOwners]
    expect(owners).toEqual(stored().googleSub === null ? [] : [[stored().googleSub, account.id]])
  })
})
