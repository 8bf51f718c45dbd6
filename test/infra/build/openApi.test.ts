import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { ADMIN_COOKIE, SESSION_COOKIE } from '../../../functions/kit/http/cookies.ts'
import { openApi } from '../../../infra/build/openApi.ts'
import type { Endpoint } from '../../../shared/contract/endpoint.ts'
import { api, routeKeys } from '../../../shared/contract/index.ts'

interface Operation {
  operationId: string
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: { required: boolean; content: object }
  responses: Record<string, object>
  security?: object[]
}

// Through JSON, because that is what the file contains.
const document = JSON.parse(JSON.stringify(openApi('1.2.3')))
const endpoints = Object.values(api).flatMap((group) => Object.entries<Endpoint>(group))
const operations = Object.values<Record<string, Operation>>(document.paths).flatMap((path) => Object.values(path))
const SECURITY = {
  anyone: undefined,
  member: [{ session: [] }],
  premium: [{ session: [] }],
  admin: [{ adminSession: [] }],
} satisfies Record<Endpoint['access'], unknown>
const operationOf = ({ path, method }: Endpoint): Operation => document.paths[path][method.toLowerCase()]

test('the OpenAPI document is of version 3.1, and carries the version of the release', () => {
  expect([document.openapi, document.info]).toEqual(['3.1.0', { title: 'Orrery', version: '1.2.3' }])
})

test('the OpenAPI document is valid by the schema of its version, and each of its references leads somewhere', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document))

  expect(errors ?? []).toEqual([])
  expect(valid).toBe(true)
})

test('the OpenAPI document holds every route, also the webhook of Stripe, and nothing else', () => {
  const routes = Object.entries<object>(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  )

  expect(routes.sort()).toEqual(routeKeys().sort())
})

test('no two OpenAPI operations have the same id', () => {
  const ids = operations.map(({ operationId }) => operationId)

  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(['identityLogin', 'adminLogin', 'stripeWebhook']))
})

test('the OpenAPI document declares the cookie of each kind of session', () => {
  const { session, adminSession } = document.components.securitySchemes

  expect(session).toEqual({ type: 'apiKey', in: 'cookie', name: SESSION_COOKIE })
  expect(adminSession).toEqual({ type: 'apiKey', in: 'cookie', name: ADMIN_COOKIE })
})

test.each(endpoints)('the OpenAPI operation %s describes access, parameters, body and responses', (_, endpoint) => {
  const { parameters, requestBody, responses, security } = operationOf(endpoint)
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)

  expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(inPath)
  expect(requestBody !== undefined).toBe(endpoint.body !== undefined)
  expect(Object.keys(responses)).toEqual([String(endpoint.status ?? 200), 'default'])
  expect(security).toEqual(SECURITY[endpoint.access])
})

test('an OpenAPI request body says which fields are required, and whether the body itself is', () => {
  const schema = document.paths['/api/auth/register'].post.requestBody.content['application/json'].schema

  expect(schema.required.sort()).toEqual(['email', 'firstName', 'lastName', 'password'])
  expect(document.paths['/api/user/complete-onboarding'].post.requestBody.required).toBe(false)
})

interface Schema {
  type?: string
  properties?: Record<string, Schema>
  anyOf?: Schema[]
}

function stringsIn(schema: Schema): Schema[] {
  const inner = [...Object.values(schema.properties ?? {}), ...(schema.anyOf ?? [])].flatMap(stringsIn)
  return schema.type === 'string' ? [schema, ...inner] : inner
}

test('every text of an OpenAPI request body states its format, its length, its pattern or its values', () => {
  const bodies = endpoints.flatMap(([, { path, method, body }]) =>
    body ? [document.paths[path][method.toLowerCase()].requestBody.content['application/json'].schema] : [],
  )
  const isStated = (text: Schema) =>
    ['format', 'maxLength', 'pattern', 'enum', 'const'].some((keyword) => keyword in text)

  expect(bodies.flatMap(stringsIn).filter((text) => !isStated(text))).toEqual([])
})
