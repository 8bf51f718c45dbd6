import { expect, test } from 'vitest'
import { later, NOW } from '../../makers/later.ts'
import { describeStores } from './describeStores.ts'

const code = { codeHash: 'hash', email: 'jane@example.com', expiresAt: later(600) }

describeStores('verification', (stores) => {
  test('of twenty guesses at once five are looked at', async () => {
    const { verification } = stores()
    await verification.keepCode('usr_jane', code)

    const tries = await Promise.all(Array.from({ length: 20 }, () => verification.spendTry('usr_jane', NOW)))

    expect(tries.filter(Boolean)).toHaveLength(5)
  })

  test('a code lives to its last second', async () => {
    const { verification } = stores()
    await verification.keepCode('usr_jane', code)

    expect(await verification.spendTry('usr_jane', later(600))).toBeUndefined()
    expect(await verification.spendTry('usr_jane', later(599))).toMatchObject({ codeHash: 'hash', attempts: 1 })
  })

  test('a new code takes the place of the old one, with tries of its own', async () => {
    const { verification } = stores()
    await verification.keepCode('usr_jane', code)
    await verification.spendTry('usr_jane', NOW)

    await verification.keepCode('usr_jane', { ...code, codeHash: 'newer' })

    expect(await verification.findCode('usr_jane')).toEqual({ ...code, codeHash: 'newer', attempts: 0 })
  })

  test('without a code there is none to find', async () => {
    expect(await stores().verification.findCode('usr_jane')).toBeUndefined()
  })

  test('a link is found by the hash of its token', async () => {
    const { verification } = stores()
    const link = {
      purpose: 'verify',
      accountId: 'usr_jane',
      fingerprint: 'fingerprint',
      expiresAt: code.expiresAt,
    } as const
    await verification.keepLink('hash', link)

    expect(await verification.findLink('hash')).toEqual(link)
    expect(await verification.findLink('made up')).toBeUndefined()
  })

  test('code and links of one account can be ended at once, and those of others stay', async () => {
    const { verification } = stores()
    const link = { purpose: 'reset', accountId: 'usr_jane', fingerprint: 'it', expiresAt: code.expiresAt } as const
    await verification.keepCode('usr_jane', code)
    await verification.keepLink('first', link)
    await verification.keepLink('second', { ...link, purpose: 'verify' })
    await verification.keepCode('usr_john', code)
    await verification.keepLink('other', { ...link, accountId: 'usr_john' })

    await verification.forget('usr_jane')

    expect(await verification.findCode('usr_jane')).toBeUndefined()
    expect(await verification.findLink('first')).toBeUndefined()
    expect(await verification.findLink('second')).toBeUndefined()
    expect(await verification.findCode('usr_john')).toBeDefined()
    expect(await verification.findLink('other')).toBeDefined()
  })
})
