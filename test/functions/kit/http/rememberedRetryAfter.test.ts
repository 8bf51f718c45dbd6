import { describe, expect, test } from 'vitest'
import { rememberedRetryAfter } from '../../../../functions/kit/http/rememberedRetryAfter.ts'
import { Problem, rateLimited } from '../../../../shared/contract/problem.ts'
import { anEvent } from '../../../makers/anEvent.ts'
import { later } from '../../../makers/later.ts'

type Remembered = ReturnType<typeof rememberedRetryAfter>

const at = (seconds: number, changes: Parameters<typeof anEvent>[0] = {}) =>
  anEvent({ now: later(seconds), ...changes })

/** An answer that is refused for so many seconds. */
const refuse = (remembered: Remembered, seconds: number, event = at(0)) =>
  remembered
    .listen(event, () => {
      throw rateLimited(seconds)
    })
    .catch((error: unknown) => error)

/** What becomes of an error that a general limit has thrown before the answer. */
function lengthened(remembered: Remembered, error: Error, event = at(10)): Error {
  const request = { event, error } as Parameters<NonNullable<Remembered['lengthen']['onError']>>[0]
  void remembered.lengthen.onError?.(request)
  return request.error as Error
}

const general = rateLimited(5)

describe('the Retry-After of an endpoint', () => {
  test('is what later refusals of the same address say too, less the time that has passed', async () => {
    const remembered = rememberedRetryAfter()
    await refuse(remembered, 60)

    expect(lengthened(remembered, general)).toMatchObject({ code: 'RATE_LIMITED', details: { retryAfter: 50 } })
  })

  test('shortens no longer wait, and leaves one of the same length', async () => {
    const remembered = rememberedRetryAfter()
    await refuse(remembered, 60)
    const [same, longer] = [rateLimited(50), rateLimited(51)]

    expect([lengthened(remembered, same), lengthened(remembered, longer)]).toEqual([same, longer])
    expect(lengthened(remembered, same)).toBe(same)
  })

  test('is over when it is over', async () => {
    const remembered = rememberedRetryAfter()
    await refuse(remembered, 15)

    expect(lengthened(remembered, general)).toBe(general)
  })

  test.each([
    ['of another address', { headers: { 'cloudfront-viewer-address': '203.0.113.8:50312' } }],
    ['of another route', { route: 'GET /api/others' }],
  ])('does not concern a call %s', async (_, changes) => {
    const remembered = rememberedRetryAfter()
    await refuse(remembered, 60)

    expect(lengthened(remembered, general, at(10, changes))).toBe(general)
  })

  test('concerns the same session at another address, and no other session at the same one', async () => {
    const remembered = rememberedRetryAfter()
    const session = (letter: string) => [`__Host-session=${letter.repeat(43)}`]
    await refuse(remembered, 60, at(0, { cookies: session('a') }))

    const elsewhere = { cookies: session('a'), headers: { 'cloudfront-viewer-address': '203.0.113.8:50312' } }
    expect(lengthened(remembered, general, at(10, elsewhere))).toMatchObject({ details: { retryAfter: 50 } })
    expect(lengthened(remembered, general, at(10, { cookies: session('b') }))).toBe(general)
    expect(lengthened(remembered, general)).toBe(general)
  })

  test('does not change an error of another kind', async () => {
    const remembered = rememberedRetryAfter()
    await refuse(remembered, 60)
    const [busy, bug] = [new Problem('BUSY', { details: { retryAfter: 2 } }), new Error('a bug')]

    expect(lengthened(remembered, busy)).toBe(busy)
    expect(lengthened(remembered, bug)).toBe(bug)
  })

  test('is nothing for an answer that was given, or failed otherwise', async () => {
    const remembered = rememberedRetryAfter()
    const busy = new Problem('BUSY', { details: { retryAfter: 60 } })

    expect(await remembered.listen(at(0), () => 'an answer')).toBe('an answer')
    await expect(remembered.listen(at(0), () => Promise.reject(busy))).rejects.toBe(busy)
    expect(lengthened(remembered, general)).toBe(general)
  })

  test('is passed on to whoever is refused', async () => {
    expect(await refuse(rememberedRetryAfter(), 60)).toMatchObject({ details: { retryAfter: 60 } })
  })

  test('is remembered for twenty thousand addresses before all are forgotten', async () => {
    const remembered = rememberedRetryAfter()
    const from = (host: number) =>
      at(0, { headers: { 'cloudfront-viewer-address': `10.${host >> 16}.${(host >> 8) & 255}.${host & 255}:1` } })
    await refuse(remembered, 60)
    for (let host = 0; host < 20_000; host += 1) await refuse(remembered, 60, from(host))

    expect(lengthened(remembered, general)).not.toBe(general)
    await refuse(remembered, 60, from(20_000))
    expect(lengthened(remembered, general)).toBe(general)
  })
})
