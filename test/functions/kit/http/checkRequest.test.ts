import { describe, expect, test } from 'vitest'
import type { Environment } from '../../../../functions/kit/env.ts'
import { BODY_CAP, checkRequest } from '../../../../functions/kit/http/checkRequest.ts'
import { anEvent, ORIGIN, ORIGIN_SECRET } from '../../../makers/anEvent.ts'
import { aHandler } from './aHandler.ts'

const post = { route: 'POST /api/things/{id}', rawPath: '/api/things/7', body: { name: 'astrolabe' } }
const bodyOf = (bytes: number) => JSON.stringify({ name: 'x'.repeat(bytes - '{"name":""}'.length) })

describe('the front door', () => {
  test.each([
    ['wrong'],
    [''],
    [undefined],
  ])('a request that bypassed CloudFront (secret %o) gets an empty 404', async (secret) => {
    const { status, body } = await aHandler().call({ headers: { 'x-origin-secret': secret } })

    expect([status, body]).toEqual([404, undefined])
  })

  test('while the secret is being changed, a request with either value is let in', async () => {
    const needs = { originSecrets: async () => ['the next one', ORIGIN_SECRET] }
    const answer = async (secret: string) =>
      (await aHandler({ needs }).call({ headers: { 'x-origin-secret': secret } })).status

    expect([await answer('the next one'), await answer(ORIGIN_SECRET), await answer('another')]).toEqual([
      200, 200, 404,
    ])
  })

  test('the origin secret is checked before anything else', async () => {
    const headers = { 'x-origin-secret': 'wrong', origin: 'https://evil.example', 'content-type': 'text/plain' }

    expect((await aHandler().call({ ...post, headers, body: bodyOf(BODY_CAP + 1) })).status).toBe(404)
  })
})

describe('the size of a body', () => {
  test.each([
    [BODY_CAP - 1, 201],
    [BODY_CAP, 201],
    [BODY_CAP + 1, 413],
  ])('%i bytes are answered with %i', async (bytes, status) => {
    expect((await aHandler().call({ ...post, body: bodyOf(bytes) })).status).toBe(status)
  })

  test('the body cap counts bytes, not characters', async () => {
    const body = JSON.stringify({ name: '☾'.repeat(BODY_CAP / 2) })

    expect((await aHandler().call({ ...post, body })).status).toBe(413)
  })

  test('the body cap counts a base64 body decoded', async () => {
    const encoded = (bytes: number) => Buffer.from(bodyOf(bytes)).toString('base64')

    expect((await aHandler().call({ ...post, isBase64Encoded: true, body: encoded(BODY_CAP) })).status).toBe(201)
    expect((await aHandler().call({ ...post, isBase64Encoded: true, body: encoded(BODY_CAP + 1) })).status).toBe(413)
  })

  test('a compressed body is refused, since its size says nothing', async () => {
    const { status, body } = await aHandler().call({ ...post, headers: { 'content-encoding': 'gzip' } })

    expect([status, body.code]).toEqual([415, 'UNSUPPORTED_MEDIA'])
  })
})

describe('where a write comes from', () => {
  test.each([
    [{ 'sec-fetch-site': 'same-origin' }, 201],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, 201],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: ORIGIN }, 403],
    [{ 'sec-fetch-site': undefined, origin: ORIGIN }, 201],
    [{ 'sec-fetch-site': undefined, origin: 'null' }, 403],
    [{ 'sec-fetch-site': undefined, origin: 'https://evil.example' }, 403],
    [{ 'sec-fetch-site': undefined, origin: `${ORIGIN}:444` }, 403],
    [{ 'sec-fetch-site': undefined, origin: ORIGIN.replace('https', 'http') }, 403],
    [{ 'sec-fetch-site': undefined, origin: ORIGIN.replace('//', '//a.') }, 403],
    [{ 'sec-fetch-site': undefined, origin: `${ORIGIN}.evil.example` }, 403],
    [{ 'sec-fetch-site': undefined, origin: '' }, 403],
    [{ 'sec-fetch-site': undefined, origin: undefined }, 201],
  ])('%o is answered with %i', async (headers, status) => {
    expect((await aHandler().call({ ...post, headers })).status).toBe(status)
  })

  test('a refused cross-site write never reaches its answer', async () => {
    let answered = 0
    const count = () => {
      answered += 1
      return { name: 'astrolabe' }
    }
    const { call } = aHandler({ answers: { keepThing: count } })

    await call({ ...post, headers: { 'sec-fetch-site': 'cross-site' } })
    expect(answered).toBe(0)
    await call(post)
    expect(answered).toBe(1)
  })

  test('another site may link to a read', async () => {
    expect((await aHandler().call({ headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(200)
  })
})

describe('the kind of a body', () => {
  test.each([
    ['application/json', 201],
    ['application/json; charset=utf-8', 201],
    ['application/json;charset="UTF-8"', 201],
    ['Application/JSON ; charset=utf-8', 201],
    ['application/json; charset=utf-16', 415],
    ['application/json; boundary=x', 415],
    ['application/json, application/json', 415],
    ['application/problem+json', 415],
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data; boundary=x', 415],
    ['', 415],
    [undefined, 415],
  ])('%o is answered with %i', async (type, status) => {
    expect((await aHandler().call({ ...post, headers: { 'content-type': type } })).status).toBe(status)
  })

  test('a write without a body needs no content type', async () => {
    const { status, body } = await aHandler().call({
      ...post,
      body: undefined,
      headers: { 'content-type': 'text/plain' },
    })

    expect([status, body.code]).toEqual([400, 'INVALID_INPUT'])
  })
})

test('the 601st call of one address in a minute is refused, and another address is not affected', async () => {
  const { call } = aHandler()
  const calls = Array.from({ length: 601 }, () => call())

  const statuses = (await Promise.all(calls)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(600)
  expect(statuses.at(-1)).toBe(429)

  const elsewhere = await call({ headers: { 'cloudfront-viewer-address': '203.0.113.8:1' } })
  expect(elsewhere.status).toBe(200)
})

test('refused writes count against the address too', async () => {
  const { call } = aHandler()
  const foreign = { ...post, headers: { 'sec-fetch-site': 'cross-site' } }
  await Promise.all(Array.from({ length: 600 }, () => call(foreign)))

  expect((await call(foreign)).status).toBe(429)
})

describe('a call for one click', () => {
  const event = () =>
    anEvent({
      route: 'POST /api/things',
      headers: {
        'sec-fetch-site': undefined,
        origin: 'https://mail.example',
        'content-type': 'multipart/form-data; boundary=a',
      },
      body: '--a',
    })
  const needs = {
    environment: { APP_ORIGIN: ORIGIN } as Environment,
    originSecrets: async () => [ORIGIN_SECRET],
    limit: async () => {},
  }

  test('comes from anywhere and with the body of a form, which nobody reads', async () => {
    const called = event()

    await checkRequest(needs, called, { isOneClick: true })

    expect([called.body, called.headers['content-type']]).toEqual([undefined, undefined])
  })

  test('an endpoint that does not say so refuses it', async () => {
    await expect(checkRequest(needs, event(), {})).rejects.toMatchObject({ code: 'FORBIDDEN_ORIGIN' })
  })
})
