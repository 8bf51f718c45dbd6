import { expect, test } from 'vitest'
import { abandonCheckout } from '../../../../functions/flows/billing/abandonCheckout.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { aCheckout } from '../../../makers/aCheckout.ts'
import { aSubscription } from '../../../makers/aSubscription.ts'

const checkout = aCheckout({ claims: ['card'] })

function needsWith(subscriptions: ReturnType<typeof aSubscription>[] = []) {
  const needs = moneyNeeds({ subscriptions })
  needs.memory.trials.set('card', 'chk_1')
  return needs
}

test('an unfinished checkout gives its trial back', async () => {
  const needs = needsWith([aSubscription({ attempt: 'chk_0', status: 'canceled' })])

  await abandonCheckout(needs, checkout)

  expect(needs.memory.trials.size).toBe(0)
})

test('an unfinished checkout of somebody who is no customer gives its trial back', async () => {
  const needs = needsWith([aSubscription()])
  needs.memory.customers.clear()

  await abandonCheckout(needs, checkout)

  expect(needs.memory.trials.size).toBe(0)
})

test('a trial that was used and is over is not given back', async () => {
  const needs = needsWith([
    aSubscription({ status: 'canceled' }),
    aSubscription({ attempt: 'chk_0', status: 'unpaid' }),
  ])

  await abandonCheckout(needs, checkout)

  expect(needs.memory.trials.get('card')).toBe('chk_1')
})

test('a checkout beside a live subscription is not abandoned: Stripe must be looked at first', async () => {
  const needs = needsWith([
    aSubscription({ attempt: 'chk_0' }),
    aSubscription({ attempt: 'chk_9', status: 'canceled' }),
  ])

  await expect(abandonCheckout(needs, checkout)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(needs.memory.trials.get('card')).toBe('chk_1')
})

test('a checkout that has claimed nothing asks nothing of Stripe', async () => {
  const needs = needsWith([aSubscription()])

  await expect(abandonCheckout(needs, aCheckout())).resolves.toBeUndefined()
})
