import { expect, test } from 'vitest'
import { countDistinct } from '../../../../functions/flows/billing/countDistinct.ts'
import { DAY, MINUTE } from '../../../../shared/domain/time.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { later, NOW } from '../../../makers/later.ts'

const allowed = [
  { max: 1, seconds: MINUTE },
  { max: 2, seconds: DAY },
]
const asked = { what: 'confirm', accountId: 'usr_jane', id: 'a', allowed, now: NOW } as const

test('the same thing counts once, and another one is held off until its window ends', async () => {
  const needs = moneyNeeds()

  for (let time = 0; time < 5; time += 1) await countDistinct(needs, asked)

  const limited = { code: 'RATE_LIMITED', details: { retryAfter: 50 } }
  await expect(countDistinct(needs, { ...asked, id: 'b', now: later(10) })).rejects.toMatchObject(limited)
  await countDistinct(needs, { ...asked, id: 'b', now: later(MINUTE) })
})

test('every window holds, and other accounts and other acts have windows of their own', async () => {
  const needs = moneyNeeds()
  for (const [at, id] of ['a', 'b'].entries()) await countDistinct(needs, { ...asked, id, now: later(at * MINUTE) })

  const third = { ...asked, id: 'c', now: later(2 * MINUTE) }
  await expect(countDistinct(needs, third)).rejects.toMatchObject({ details: { retryAfter: DAY - 2 * MINUTE } })
  await countDistinct(needs, { ...third, accountId: 'usr_john' })
  await countDistinct(needs, { ...third, what: 'cancel' })
})
