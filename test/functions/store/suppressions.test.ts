import { expect, test } from 'vitest'
import { DAY } from '../../../shared/domain/time.ts'
import { later, NOW } from '../../makers/later.ts'
import { describeStores } from './describeStores.ts'

describeStores('suppressions', (stores) => {
  test('a recipient is suppressed for two years to the second, and nobody else is', async () => {
    const { suppressions } = stores()
    await suppressions.suppress('jane', NOW)

    expect(await suppressions.isSuppressed('jane', later(730 * DAY - 1))).toBe(true)
    expect(await suppressions.isSuppressed('jane', later(730 * DAY))).toBe(false)
    expect(await suppressions.isSuppressed('john', NOW)).toBe(false)
  })
})
