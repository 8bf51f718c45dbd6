import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { type ReceiveEventNeeds, receiveEvent } from '../../../../functions/flows/billing/receiveEvent.ts'
import type { NewStripeEvent } from '../../../../functions/store/events.ts'
import { STRIPE_API_VERSION } from '../../../../shared/domain/stripeApiVersion.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { aStripeEvent } from '../../../makers/aStripeEvent.ts'
import { later, NOW } from '../../../makers/later.ts'

const STRANGE = { alarm: 'strangeStripeEvent', stripeId: 'evt_1' }
const SECRET = 'whsec_a_secret_that_is_long_enough'

let kept: NewStripeEvent[]
let warnings: unknown[]
let needs: ReceiveEventNeeds

beforeEach(() => {
  kept = []
  warnings = []
  needs = {
    events: { add: async (event) => kept.push(event) > 0 },
    webhookSecret: async () => SECRET,
    isLive: true,
    warn: (message, _, facts) => void warnings.push([message, facts]),
  }
})

const anEventBody = (changes: object = {}) => ({
  id: 'evt_1',
  type: 'customer.subscription.updated',
  created: NOW,
  livemode: true,
  api_version: STRIPE_API_VERSION,
  data: { object: { id: 'sub_1', customer: 'cus_jane' } },
  ...changes,
})

function receive(event: object | string, secret = SECRET): Promise<void> {
  const body = Buffer.from(typeof event === 'string' ? event : JSON.stringify(event))
  const v1 = createHmac('sha256', secret).update(`${NOW}.`).update(body).digest('hex')
  return receiveEvent(needs, { body, signature: `t=${NOW},v1=${v1}`, now: NOW })
}

describe('an event that Stripe has signed', () => {
  test('is kept as whom to look at again, and nothing else of it', async () => {
    await receive(anEventBody({ data: { object: { id: 'sub_1', customer: 'cus_jane', email: 'jane@example.com' } } }))

    expect(kept).toEqual([aStripeEvent()])
  })

  test('keeps the second in which it was made, and is due in the one in which it came', async () => {
    const dues: number[] = []
    needs.events = { add: async (_, now) => dues.push(now) > 0 }

    await receive(anEventBody({ created: later(-DAY) }))

    expect(dues).toEqual([NOW])
  })

  test.each([
    ['an id', 'cus_jane', { customerId: 'cus_jane' }],
    ['the whole customer', { id: 'cus_jane', name: 'Jane' }, { customerId: 'cus_jane' }],
    ['nobody', null, {}],
  ])('may name its customer by %s', async (_, customer, expected) => {
    await receive(anEventBody({ data: { object: { id: 'sub_1', customer } } }))

    const { customerId: __, ...rest } = aStripeEvent()
    expect(kept).toEqual([{ ...rest, ...expected }])
  })

  test('may be about something without an id', async () => {
    await receive(anEventBody({ data: { object: { customer: 'cus_jane' } } }))

    expect(kept).toEqual([aStripeEvent({ objectId: '' })])
  })

  test.each([
    ['of a test at the live endpoint', { livemode: false }],
    ['of another account', { account: 'acct_other' }],
  ])('%s is refused, and said to the operator', async (_, changes) => {
    await expect(receive(anEventBody(changes))).rejects.toMatchObject({ code: 'INVALID_SIGNATURE' })

    expect(kept).toEqual([])
    expect(warnings).toEqual([['an event of Stripe is not for this stack', STRANGE]])
  })

  test.each([
    ['another', '2019-01-01'],
    ['no', undefined],
  ])('of %s version is kept, and said to the operator', async (_, api_version) => {
    await receive(anEventBody({ api_version }))

    expect(kept).toEqual([aStripeEvent()])
    expect(warnings).toEqual([['an event of Stripe has another API version than ours', STRANGE]])
  })

  test('of our version is nothing to warn of', async () => {
    await receive(anEventBody())

    expect(warnings).toEqual([])
  })

  test('of real money is refused where none is expected', async () => {
    needs.isLive = false

    await expect(receive(anEventBody())).rejects.toMatchObject({ code: 'INVALID_SIGNATURE' })
    await receive(anEventBody({ livemode: false }))
    expect(kept).toHaveLength(1)
  })

  test.each([
    ['an id of another form', { id: 'sub_1' }],
    ['an id with another one before it', { id: 'x evt_1' }],
    ['an id with a separator of our keys', { id: 'evt_1#2' }],
    ['an endless id', { id: `evt_${'1'.repeat(101)}` }],
    ['an endless type', { type: 't'.repeat(101) }],
    ['no time', { created: undefined }],
  ])('with %s is not kept', async (_, changes) => {
    await expect(receive(anEventBody(changes))).rejects.toThrow()
    expect(kept).toEqual([])
  })

  test('with the longest id and type that Stripe may send is kept', async () => {
    await receive(anEventBody({ id: `evt_${'1'.repeat(100)}`, type: 't'.repeat(100) }))

    expect(kept).toHaveLength(1)
  })
})

describe('an event that nobody has signed', () => {
  test('is refused, whatever it says', async () => {
    await expect(receive(anEventBody(), 'whsec_somebody_else_secret')).rejects.toMatchObject({
      code: 'INVALID_SIGNATURE',
    })
    await expect(receive('no JSON at all', 'whsec_somebody_else_secret')).rejects.toMatchObject({
      code: 'INVALID_SIGNATURE',
    })
    expect(kept).toEqual([])
    expect(warnings).toEqual([])
  })

  test.each([
    '',
    'whsec_short',
    'sk_live_of_another_kind_of_key',
  ])('is tried again by Stripe as long as there is no secret: "%s"', async (secret) => {
    needs.webhookSecret = async () => secret

    await expect(receive(anEventBody(), secret || 'x')).rejects.toMatchObject({ code: 'PAYMENTS_DISABLED' })
  })
})
