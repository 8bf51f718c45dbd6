import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isSignedByStripe, webhookSecrets } from '../../../../functions/domain/billing/stripeSignature.ts'
import { MINUTE } from '../../../../shared/domain/time.ts'
import { later, NOW } from '../../../makers/later.ts'

const body = Buffer.from('{"id":"evt_1"}')
const sign = (secret = 'secret', time: number | string = NOW) =>
  createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')
const check = (header: string, changes: Partial<Parameters<typeof isSignedByStripe>[0]> = {}) =>
  isSignedByStripe({ body, header, secrets: ['secret'], now: NOW, ...changes })

describe('a webhook', () => {
  test('is believed when its time and its body are signed', () => {
    expect(check(`t=${NOW},v1=${sign()}`)).toBe(true)
    expect(check(`t=${NOW},v1=${sign()}`, { body: Buffer.from('{"id":"evt_2"}') })).toBe(false)
    expect(check(`t=${NOW + 1},v1=${sign()}`)).toBe(false)
  })

  test.each([
    [5 * MINUTE, true],
    [5 * MINUTE + 1, false],
    [-5 * MINUTE, true],
    [-5 * MINUTE - 1, false],
  ])('that comes %i seconds after it was signed is believed: %s', (seconds, isBelieved) => {
    expect(check(`t=${NOW},v1=${sign()}`, { now: later(seconds) })).toBe(isBelieved)
  })

  test('is believed by any of its signatures and any live secret', () => {
    expect(check(`t=${NOW},v1=${sign('old')},v1=${sign()}`)).toBe(true)
    expect(check(`t=${NOW},v1=${sign('new')}`, { secrets: ['secret', 'new'] })).toBe(true)
  })

  test.each([
    ['no time', `v1=${sign()}`],
    ['a time without a value', `t,v1=${sign('secret', '')}`],
    ['two times', `t=${NOW},t=${NOW},v1=${sign()}`],
    ['a time that is no number', `t=now,v1=${sign('secret', 'now')}`],
    ['a time with something after it', `t=${NOW}x,v1=${sign('secret', `${NOW}x`)}`],
    ['a time with something before it', `t= ${NOW},v1=${sign('secret', ` ${NOW}`)}`],
    ['no signature', `t=${NOW}`],
    ['a signature without a value', `t=${NOW},v1`],
    ['half a signature', `t=${NOW},v1=${sign().slice(0, 32)}`],
    ['a signature of another scheme', `t=${NOW},v0=${sign()}`],
    ['nothing', ''],
  ])('with %s is not believed', (_, header) => {
    expect(check(header)).toBe(false)
  })

  test('is not believed by an empty secret, with which anybody can sign', () => {
    expect(check(`t=${NOW},v1=${sign('')}`, { secrets: [''] })).toBe(false)
    expect(check(`t=${NOW},v1=${sign()}`, { secrets: ['', 'secret'] })).toBe(true)
    expect(check(`t=${NOW},v1=${sign('s')}`, { secrets: ['s'] })).toBe(true)
  })
})

test('live secrets are separated by commas, and only those of Stripe’s form are any', () => {
  const [one, two] = [`whsec_${'a'.repeat(16)}`, `whsec_${'b'.repeat(40)}`]

  expect(webhookSecrets(`${one}, ${two} `)).toEqual([one, two])
  expect(webhookSecrets('')).toEqual([])
  expect(webhookSecrets(`whsec_${'a'.repeat(15)},sk_${one},whsec_${'a b'.repeat(9)}`)).toEqual([])
})
