import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Endpoint, type Limit, routeKey } from '../../shared/contract/endpoint.ts'
import { api } from '../../shared/contract/index.ts'

const endpoints = Object.entries(api).flatMap(([group, all]) =>
  Object.entries(all).map(([name, endpoint]): [string, Endpoint] => [`${group}.${name}`, endpoint]),
)

/** The fields of an object schema, whatever it is wrapped in. */
function fieldsOf(schema: z.ZodMiniType | undefined): string[] {
  if (!schema) return []
  const { shape, innerType } = schema.def as { shape?: object; innerType?: z.ZodMiniType }
  return innerType ? fieldsOf(innerType) : Object.keys(shape ?? {})
}

/** Of a union, the kinds of what may come. */
const kindsOf = (schema: z.ZodMiniType): string[] =>
  schema instanceof z.ZodMiniUnion
    ? schema.def.options.flatMap((option) => kindsOf(option as z.ZodMiniType))
    : [schema.def.type]

test('no two endpoints share a route', () => {
  const routes = endpoints.map(([, endpoint]) => routeKey(endpoint).replace(/\{\w+\}/g, '{}'))

  expect(routes.length).toBeGreaterThan(10)
  expect(routes.filter((route, at) => routes.indexOf(route) !== at)).toEqual([])
})

describe.each(endpoints)('%s', (_, endpoint) => {
  test('the endpoint declares exactly the parameters of its path', () => {
    const named = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)

    expect(fieldsOf(endpoint.params).sort()).toEqual(named.sort())
  })

  test('the endpoint has limits, and each lets at least one call through', () => {
    expect(endpoint.limits.length).toBeGreaterThan(0)
    for (const { max, seconds } of endpoint.limits) expect(Math.min(max, seconds)).toBeGreaterThan(0)
  })

  test('the endpoint counts by member only where a member is known', () => {
    const perMember = endpoint.limits.filter(({ per }) => per === 'member')

    expect(endpoint.access === 'anyone' ? perMember : []).toEqual([])
  })

  test('limits anonymous callers by their address, or by the session that they end', () => {
    const isCounted = ({ per }: Limit) =>
      per === 'address' || (per === 'session' && endpoint.endsSession) || (per === 'admin' && endpoint.endsAdminSession)

    expect(endpoint.access !== 'anyone' || endpoint.limits.some(isCounted)).toBe(true)
  })

  test('the endpoint replies with an object or an array, so that only declared fields leave, or with a text of a declared type', () => {
    const allowed = endpoint.contentType ? ['string'] : ['object', 'array']
    expect(kindsOf(endpoint.reply).filter((kind) => !allowed.includes(kind))).toEqual([])
  })

  test('the endpoint accepts a body only when it writes', () => {
    expect(endpoint.method === 'GET' && endpoint.body).toBeFalsy()
  })

  test('the path of the endpoint is lower case under /api', () => {
    expect(endpoint.path).toMatch(/^(\/([a-z0-9-]+|\{\w+\}))+$/)
  })
})

test('a member with a temporary password may read the session user and change the password, and nothing else', () => {
  const open = endpoints.filter(([, endpoint]) => endpoint.isOpenToRestricted).map(([name]) => name)

  expect(open).toEqual(['identity.changePassword', 'account.readSessionUser'])
})

test.each([
  ['identity.login'],
  ['identity.register'],
  ['identity.forgotPassword'],
  ['identity.resetPassword'],
  ['identity.changePassword'],
  ['identity.verifyCode'],
  ['identity.sendCode'],
  ['identity.storeOnboarding'],
  ['account.saveProfile'],
  ['admin.login'],
  ['billing.subscribe'],
  ['billing.confirmSubscription'],
  ['billing.createTestPayment'],
])('%s is costly, so it is counted in the table', (name) => {
  const [, endpoint] = endpoints.find(([each]) => each === name)!

  expect(endpoint.limits.every(({ kept }) => kept === 'table')).toBe(true)
})
