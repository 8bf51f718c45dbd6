import { describe, expect, test } from 'vitest'
import { ProblemReply } from '../../../shared/contract/problem.ts'
import { aDoor } from './aDoor.ts'

const post = { route: 'POST /api/things/{id}', rawPath: '/api/things/7', body: { name: 'astrolabe' } }

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-request-id': 'req-1',
}

describe('every answer', () => {
  const throws = () => {
    throw new TypeError('a bug')
  }

  test.each([
    ['a success', {}, 200],
    ['a success that made something', post, 201],
    ['nonsense', { ...post, body: { name: 1 } }, 400],
    ['somebody signed out', { route: 'GET /api/mine' }, 401],
    ['a foreign page', { ...post, headers: { 'sec-fetch-site': 'cross-site' } }, 403],
    ['a detour', { headers: { 'x-origin-secret': '' } }, 404],
    ['a route of another group', { route: 'GET /api/elsewhere' }, 404],
    ['too much', { ...post, body: 'x'.repeat(20_000) }, 413],
    ['something else than JSON', { ...post, headers: { 'content-type': 'text/plain' } }, 415],
  ])('carries the same headers: %s', async (_, changes, status) => {
    const answer = await aDoor().knock(changes)

    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject(HEADERS)
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  test('a bug of ours says nothing about itself', async () => {
    const { status, headers, body } = await aDoor({ answers: { readThing: throws } }).knock()

    expect(status).toBe(500)
    expect(headers).toMatchObject(HEADERS)
    expect(body).toEqual({
      message: 'Something went wrong on our side. Your account and data are safe. Please try again.',
      code: 'UNEXPECTED',
      requestId: 'req-1',
    })
  })

  test.each([
    [{ ...post, body: {} }],
    [{ route: 'GET /api/mine' }],
    [{ ...post, body: '{' }],
  ])('a refusal has the promised shape: %o', async (changes) => {
    const { body } = await aDoor().knock(changes)

    expect(ProblemReply.parse(body)).toEqual(body)
    expect(body.requestId).toBe('req-1')
  })
})

describe('a reply', () => {
  test('never carries what the contract does not name', async () => {
    const leaky = () => ({ name: 'astrolabe', passwordHash: 'scrypt$', nested: { token: 'x' } })
    const { body } = await aDoor({ answers: { readThing: leaky } }).knock()

    expect(body).toEqual({ name: 'astrolabe' })
  })

  test('of the wrong shape is a bug, and nothing of it leaves', async () => {
    const wrong = () => ({ name: 17 as unknown as string })
    const { status, body } = await aDoor({ answers: { readThing: wrong } }).knock()

    expect([status, body.code]).toEqual([500, 'UNEXPECTED'])
    expect(JSON.stringify(body)).not.toContain('17')
  })
})

describe('a body', () => {
  test.each([
    ['{'],
    ['{"name":"a"} trailing'],
    ["{'name':'a'}"],
    ['undefined'],
    ['NaN'],
    ['\uFEFF{"name":"a"}'],
    ['{"name":"a","__proto__":{"polluted":true}}'],
    ['{"name":"a","deep":{"__proto__":{"polluted":true}}}'],
    ['{"name":"a","constructor":{"prototype":{"polluted":true}}}'],
    ['{"name":"a","constructor":1}'],
    ['{"name":"a","deep":[{"prototype":null}]}'],
    [`{"name":${'['.repeat(8)}${']'.repeat(8)}}`],
    [`${'['.repeat(8000)}${']'.repeat(8000)}`],
    [`${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`],
  ])('that no program of ours would send is malformed: %.60s', async (body) => {
    const answer = await aDoor().knock({ ...post, body })

    expect([answer.status, answer.body.code]).toEqual([400, 'MALFORMED_JSON'])
    expect('polluted' in {}).toBe(false)
  })

  test('that is no text is malformed', async () => {
    const bytes = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')])
    const { status, body } = await aDoor().knock({ ...post, body: bytes.toString('base64'), isBase64Encoded: true })

    expect([status, body.code]).toEqual([400, 'MALFORMED_JSON'])
  })

  test('may come in base64', async () => {
    const body = Buffer.from('{"name":"astrolabe ☾"}').toString('base64')

    expect((await aDoor().knock({ ...post, body, isBase64Encoded: true })).body).toEqual({ name: 'astrolabe ☾' })
  })

  test.each([
    ['[]'],
    ['null'],
    ['"text"'],
    ['7'],
    ['true'],
  ])('that is no object is refused by name: %s', async (body) => {
    const answer = await aDoor().knock({ ...post, body })

    expect(answer.status).toBe(400)
    expect(answer.body.fields).toHaveProperty('body')
  })

  test('that is wrong in two fields says so for each, and the first becomes the message', async () => {
    const { body } = await aDoor().knock({ ...post, body: { size: 1.5 } })

    expect(Object.keys(body.fields)).toEqual(['name', 'size'])
    expect(body.message).toBe('Name is required')
    expect(JSON.stringify(body)).not.toContain('Invalid input')
  })
})

test('parameters of the path and the query are read by their schemas', async () => {
  const { knock } = aDoor()

  expect((await knock({ ...post, rawPath: '/api/things/seven' })).body.fields).toEqual({ id: 'The id is a number' })
  expect((await knock({ ...post, query: { colour: 'red,blue' } })).body.fields).toEqual({
    colour: 'A colour is one word',
  })
  expect((await knock({ ...post, query: { colour: 'red', other: 'ignored' } })).status).toBe(201)
})
