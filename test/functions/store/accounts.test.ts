import { describe, expect, test } from 'vitest'
import type { Account } from '../../../functions/domain/account/account.ts'
import { accountStore } from '../../../functions/store/accounts.ts'
import { type EpochSeconds, epochSeconds } from '../../../shared/domain/time.ts'
import { aMail } from '../../makers/aMail.ts'
import { aBornAccount, anAccount } from '../../makers/anAccount.ts'
import { anEntitlement } from '../../makers/anEntitlement.ts'
import { later, NOW } from '../../makers/later.ts'
import { describeStores, emptyTables, type Stores } from './describeStores.ts'

const email = 'jane@example.com'
const aClaim = (claim: string) => ({ email, claim, until: later(30), now: NOW })

async function settle({ accounts }: Stores, account: Account = anAccount()): Promise<Account> {
  await accounts.claimEmail({ ...aClaim(account.id), email: account.email })
  const mail = aMail({ id: `${account.id}/verify`, accountId: account.id })
  expect(await accounts.create(account, { email: account.email, claim: account.id }, { mails: [mail] })).toBe(true)
  return account
}

describeStores('accounts', (stores) => {
  test('of fifty callers who claim an address at once one gets it', async () => {
    const claims = await Promise.all(
      Array.from({ length: 50 }, (_, each) => stores().accounts.claimEmail(aClaim(`claim-${each}`))),
    )

    expect(claims.filter(Boolean)).toHaveLength(1)
  })

  test('a claim holds to its last second and lapses then', async () => {
    const { accounts } = stores()
    await accounts.claimEmail(aClaim('first'))

    const early = await accounts.claimEmail({ ...aClaim('second'), now: later(29) })
    const late = await accounts.claimEmail({ ...aClaim('second'), now: later(30) })

    expect([early, late]).toEqual([false, true])
  })

  test('a claim that was given back is free at once', async () => {
    const { accounts } = stores()
    await accounts.claimEmail(aClaim('first'))
    await accounts.releaseEmail({ email, claim: 'first' })

    expect(await accounts.claimEmail(aClaim('second'))).toBe(true)
  })

  test('a claim whose answer was lost is granted again to the caller who made it', async () => {
    const { accounts } = stores()
    await accounts.claimEmail(aClaim('first'))

    expect(await accounts.claimEmail(aClaim('first'))).toBe(true)
  })

  test('nobody gives back the claim of somebody else', async () => {
    const { accounts } = stores()
    await accounts.claimEmail(aClaim('first'))

    expect(await accounts.releaseEmail({ email, claim: 'second' })).toBe(false)
    expect(await accounts.claimEmail(aClaim('second'))).toBe(false)
  })

  test('an address that is only claimed has no owner', async () => {
    const { accounts } = stores()
    await accounts.claimEmail(aClaim('first'))

    expect(await accounts.findIdByEmail(email)).toBeUndefined()
  })

  test('an account is made with its address and its first mail', async () => {
    const account = await settle(stores(), aBornAccount())

    expect(await stores().accounts.find(account.id)).toEqual({ account, entitlement: undefined })
    expect(await stores().accounts.findIdByEmail(email)).toBe(account.id)
    expect(await stores().outbox.listDue(NOW)).toEqual(['usr_jane/verify'])
  })

  test('an address with an owner can never be claimed again', async () => {
    await settle(stores())

    expect(await stores().accounts.claimEmail({ ...aClaim('second'), now: epochSeconds(NOW + 1e8) })).toBe(false)
  })

  test('no account is made on the claim of somebody else, and nothing of it stays', async () => {
    const { accounts, outbox } = stores()
    await accounts.claimEmail(aClaim('first'))

    expect(await accounts.create(anAccount(), { email, claim: 'second' }, { mails: [aMail()] })).toBe(false)
    expect(await accounts.find('usr_jane')).toBeUndefined()
    expect(await outbox.listDue(NOW)).toEqual([])
  })

  test('of twenty writers who saw the same version one writes', async () => {
    const account = await settle(stores())

    const written = await Promise.all(
      Array.from({ length: 20 }, (_, each) =>
        stores().accounts.replace(account, { ...account, firstName: `J${each}` }),
      ),
    )

    const [winner, ...others] = written.filter(Boolean)
    expect(others).toEqual([])
    expect(winner!.version).toBe(2)
    expect((await stores().accounts.find(account.id))?.account).toEqual(winner)
  })

  test('a person comes with their entitlement', async () => {
    const account = await settle(stores())
    const entitlement = anEntitlement({ source: 'comp', subscriptionEndsAt: later(60) })
    await stores().entitlements.replace(account.id, undefined, { claim: entitlement, now: NOW })

    expect((await stores().accounts.find(account.id))?.entitlement).toEqual(entitlement)
  })

  test('nobody is found under an id that nobody has', async () => {
    expect(await stores().accounts.find('usr_nobody')).toBeUndefined()
    expect(await stores().accounts.findIdByEmail('nobody@example.com')).toBeUndefined()
  })

  test('an address moves with its account or not at all', async () => {
    const jane = await settle(stores())
    const john = await settle(stores(), anAccount({ id: 'usr_john', email: 'john@example.com' }))
    const moveTo = (to: string) =>
      stores().accounts.replace(jane, { ...jane, email: to }, { moved: { from: jane.email, to, now: NOW } })

    expect(await moveTo(john.email)).toBeUndefined()
    expect((await stores().accounts.find(jane.id))?.account).toEqual(jane)
    expect(await moveTo('new@example.com')).toMatchObject({ email: 'new@example.com', version: 2 })
    expect(await stores().accounts.findIdByEmail('new@example.com')).toBe(jane.id)
    expect(await stores().accounts.findIdByEmail(jane.email)).toBeUndefined()
  })

  test('an address moves over a claim that has lapsed, and not over one that holds', async () => {
    const jane = await settle(stores())
    const claimed = { ...aClaim('first'), email: 'new@example.com' }
    await stores().accounts.claimEmail(claimed)
    const moveAt = (now: EpochSeconds) =>
      stores().accounts.replace(
        jane,
        { ...jane, email: claimed.email },
        { moved: { from: email, to: claimed.email, now } },
      )

    expect(await moveAt(later(29))).toBeUndefined()
    expect(await moveAt(later(30))).toMatchObject({ email: claimed.email })
    expect(await stores().accounts.findIdByEmail(claimed.email)).toBe(jane.id)
  })

  test('a code is used up by one of two who have it', async () => {
    const jane = await settle(stores())
    await stores().verification.keepCode(jane.id, { codeHash: 'hash', email, expiresAt: later(600) })
    const verify = () => stores().accounts.replace(jane, { ...jane, emailVerified: true }, { usedCode: 'hash' })

    const outcomes = await Promise.all([verify(), verify()])

    expect(outcomes.filter(Boolean)).toHaveLength(1)
    expect(await stores().verification.findCode(jane.id)).toBeUndefined()
  })
})

describe('the job that sends mail is triggered', () => {
  const table = emptyTables()
  const mail = aMail()

  test('with the mail of a new account, once the account is written', async () => {
    const triggered: unknown[] = []
    const accounts = accountStore(table(), async (items) => void triggered.push(items))
    await accounts.claimEmail(aClaim('mine'))

    await accounts.create(anAccount(), { email, claim: 'another' }, { mails: [mail] })
    expect(triggered).toEqual([])
    await accounts.create(anAccount(), { email, claim: 'mine' }, { mails: [mail] })
    expect(triggered).toEqual([[mail]])
  })

  test('with the mail of a change, and not for a change that was not written', async () => {
    const triggered: unknown[] = []
    const accounts = accountStore(table(), async (items) => void triggered.push(items))
    await accounts.claimEmail(aClaim('mine'))
    await accounts.create(anAccount(), { email, claim: 'mine' }, {})
    triggered.length = 0

    const change = () => accounts.replace(anAccount(), anAccount({ firstName: 'Janet' }), { mails: [mail] })
    expect([(await change())?.version, await change()]).toEqual([2, undefined])

    expect(triggered).toEqual([[mail]])
  })
})
