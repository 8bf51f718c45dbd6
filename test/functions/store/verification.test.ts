import { expect, test } from 'vitest'
import { later, NOW } from '../../makers/later.ts'
import { describeStores } from './describeStores.ts'

const code = { codeHash: 'hash', email: 'jane@example.com', expiresAt: later(600) }

describeStores('verifications', (stores) => {
  test('of twenty guesses at once five are looked at', async () => {
    const { verifications } = stores()
    await verifications.keepCode('usr_jane', code)

    const tries = await Promise.all(Array.from({ length: 20 }, () => verifications.spendTry('usr_jane', NOW)))

    expect(tries.filter(Boolean)).toHaveLength(5)
  })

  test('a code lives to its last second', async () => {
    const { verifications } = stores()
    await verifications.keepCode('usr_jane', code)

    expect(await verifications.spendTry('usr_jane', later(600))).toBeUndefined()
    expect(await verifications.spendTry('usr_jane', later(599))).toMatchObject({ codeHash: 'hash', attempts: 1 })
  })

  test('a new code takes the place of the old one, with tries of its own', async () => {
    const { verifications } = stores()
    await verifications.keepCode('usr_jane', code)
    await verifications.spendTry('usr_jane', NOW)

    await verifications.keepCode('usr_jane', { ...code, codeHash: 'newer' })

    expect(await verifications.findCode('usr_jane')).toEqual({ ...code, codeHash: 'newer', attempts: 0 })
  })

  test('a link is found by the hash of its token', async () => {
    const { verifications } = stores()
    const link = { purpose: 'verify', accountId: 'usr_jane', mark: 'mark', expiresAt: code.expiresAt } as const
    await verifications.keepLink('hash', link)

    expect(await verifications.findLink('hash')).toEqual(link)
    expect(await verifications.findLink('made up')).toBeUndefined()
  })
})
