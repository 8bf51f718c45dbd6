import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import { beforeEach, describe, expect, test } from 'vitest'
import { webhook } from '../../../../functions/kit/http/webhook.ts'
import { Problem } from '../../../../shared/contract/problem.ts'
import { anEvent, ORIGIN, ORIGIN_SECRET } from '../../../makers/anEvent.ts'
import { NOW } from '../../../makers/later.ts'

type Receive = Parameters<typeof webhook>[1]

let posted: Parameters<Receive>[0][]
beforeEach(() => {
  posted = []
})

const received: Receive = async (each) => {
  posted.push(each)
  return { received: true }
}

async function call(event: APIGatewayProxyEventV2, receive = received) {
  const needs = { environment: { APP_ORIGIN: ORIGIN } as never, originSecrets: async () => [ORIGIN_SECRET] }
  const answered = await webhook(needs, receive)(event, {} as Context)
  const { statusCode, body = '' } = answered as APIGatewayProxyStructuredResultV2
  return { status: statusCode, body: body && JSON.parse(body) }
}

const post = (changes: Parameters<typeof anEvent>[0] = {}) =>
  anEvent({ route: 'POST /hooks/stripe', body: '{"id": "evt_1"}', ...changes })

describe('a call of another company', () => {
  test('gets its body to the byte, its headers and its second', async () => {
    const headers = { 'stripe-signature': 't=1', 'sec-fetch-site': 'cross-site' }

    expect(await call(post({ headers }))).toEqual({ status: 200, body: { received: true } })
    expect(posted).toEqual([
      {
        body: Buffer.from('{"id": "evt_1"}'),
        headers: expect.objectContaining({ 'stripe-signature': 't=1' }),
        now: NOW,
      },
    ])
  })

  test('is decoded where the gateway has encoded it', async () => {
    await call(post({ body: Buffer.from([0, 255, 7]).toString('base64'), isBase64Encoded: true }))

    expect(posted[0]?.body).toEqual(Buffer.from([0, 255, 7]))
  })

  test('may have no body', async () => {
    await call(anEvent({ route: 'POST /hooks/stripe' }))

    expect(posted[0]?.body).toEqual(Buffer.from(''))
  })

  test('that came around the edge is not listened to', async () => {
    expect(await call(post({ headers: { 'x-origin-secret': 'a guess' } }))).toEqual({ status: 404, body: '' })
    expect(posted).toEqual([])
  })

  test('is listened to up to a quarter of a megabyte, counted in bytes', async () => {
    const full = 'x'.repeat(256 * 1024)

    expect((await call(post({ body: full }))).status).toBe(200)
    expect((await call(post({ body: `${full}x` }))).body).toMatchObject({ code: 'BODY_TOO_LARGE' })
    expect((await call(post({ body: 'é'.repeat(128 * 1024 + 1) }))).status).toBe(413)
    expect(posted).toHaveLength(1)
  })

  test('that is refused hears why', async () => {
    const refuse = () => Promise.reject(new Problem('INVALID_SIGNATURE'))

    expect(await call(post(), refuse)).toMatchObject({ status: 400, body: { code: 'INVALID_SIGNATURE' } })
  })

  test('that meets a bug of ours is to be sent again', async () => {
    const fail = () => Promise.reject(new TypeError('a bug'))

    expect(await call(post(), fail)).toMatchObject({ status: 500, body: { code: 'UNEXPECTED' } })
  })
})
