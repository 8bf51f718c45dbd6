import { expect, test } from 'vitest'
import { anEntitlement } from '../../makers/anEntitlement.ts'
import { describeStores } from './describeStores.ts'

describeStores('entitlements', (stores) => {
  const { version: _, ...claim } = anEntitlement()

  test('of many first writers one writes', async () => {
    const written = await Promise.all(
      Array.from({ length: 20 }, () => stores().entitlements.replace('usr_jane', undefined, claim)),
    )

    expect(written.filter(Boolean)).toHaveLength(1)
  })

  test('a writer who saw an older version loses', async () => {
    const { entitlements } = stores()
    await entitlements.replace('usr_jane', undefined, claim)
    const first = anEntitlement({ version: 1 })

    expect(await entitlements.replace('usr_jane', first, { ...claim, status: 'cancelled' })).toBe(true)
    expect(await entitlements.replace('usr_jane', first, { ...claim, status: 'inactive' })).toBe(false)
  })
})
