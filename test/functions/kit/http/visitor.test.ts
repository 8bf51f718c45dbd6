import { describe, expect, test } from 'vitest'
import { instantOf, visitorOf } from '../../../../functions/kit/http/visitor.ts'
import { anEvent } from '../../../makers/anEvent.ts'
import { later } from '../../../makers/later.ts'

const seen = (headers: Record<string, string | undefined>) => visitorOf(anEvent({ headers }))

describe('the address of a visitor', () => {
  test.each([
    ['203.0.113.7:50312', '203.0.113.7'],
    ['2001:db8:0:1:2:3:4:5:50312', '2001:db8:0:1:2:3:4:5'],
    ['2001:db8::1:443', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    [undefined, undefined],
  ])('%o is %o', (header, address) => {
    expect(seen({ 'cloudfront-viewer-address': header }).address).toBe(address)
  })

  test('the address of a visitor is the one that CloudFront sends, and no other header counts', () => {
    const forged = { 'x-forwarded-for': '1.2.3.4', forwarded: 'for=1.2.3.4', 'x-real-ip': '1.2.3.4' }

    expect(seen({ ...forged, 'cf-connecting-ip': '1.2.3.4', 'true-client-ip': '1.2.3.4' }).address).toBe('203.0.113.7')
  })
})

describe('the zone of a visitor', () => {
  test.each([
    [{ 'x-time-zone': 'Asia/Tokyo', 'cloudfront-viewer-time-zone': 'Europe/Paris' }, 'Asia/Tokyo'],
    [{ 'x-time-zone': 'Mars/Olympus', 'cloudfront-viewer-time-zone': 'Europe/Paris' }, 'Europe/Paris'],
    [{ 'x-time-zone': 'Asia/Tokyo, Asia/Seoul' }, 'UTC'],
    [{ 'x-time-zone': '+14:00' }, 'UTC'],
    [{ 'x-time-zone': '__proto__' }, 'UTC'],
    [{ 'x-time-zone': 'A'.repeat(5000) }, 'UTC'],
    [{}, 'UTC'],
  ])('of %o is %s', (headers, zone) => {
    expect(seen(headers).zone).toBe(zone)
  })
})

test("the instant of a request is the gateway's, in whole seconds", () => {
  const event = anEvent()
  event.requestContext.timeEpoch += 999

  expect(instantOf(event)).toBe(later(0))
})

test('a cookie value may contain an equals sign', () => {
  expect(visitorOf(anEvent({ cookies: ['a=b=c', 'd'] })).cookies).toEqual({ a: 'b=c', d: '' })
})
