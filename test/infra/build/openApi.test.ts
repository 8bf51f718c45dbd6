import { expect, test } from 'vitest'
import { openApi } from '../../../infra/build/openApi.ts'
import type { Endpoint } from '../../../shared/contract/endpoint.ts'
import { api } from '../../../shared/contract/index.ts'

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
const operationOf = ({ path, method }: Endpoint): Operation => document.paths[path][method.toLowerCase()]

test('the OpenAPI document is of version 3.1, and carries the version of the release', () => {
  expect([document.openapi, document.info]).toEqual(['3.1.0', { title: 'Orrery', version: '1.2.3' }])
})

test('the OpenAPI document holds every endpoint of the contract once, and nothing else', () => {
  const operations = Object.values<Record<string, Operation>>(document.paths).flatMap((path) => Object.values(path))

  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(endpoints.map(([name]) => name).sort())
})

test.each(endpoints)('the OpenAPI operation %s describes access, parameters, body and responses', (_, endpoint) => {
  const { parameters, requestBody, responses, security } = operationOf(endpoint)
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)

  expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(inPath)
  expect(requestBody !== undefined).toBe(endpoint.body !== undefined)
  expect(Object.keys(responses)).toEqual([String(endpoint.status ?? 200), 'default'])
  expect(security !== undefined).toBe(endpoint.access === 'member' || endpoint.access === 'premium')
})

test('an OpenAPI request body says which fields are required, and whether the body itself is', () => {
  const schema = document.paths['/api/auth/register'].post.requestBody.content['application/json'].schema

  expect(schema.required.sort()).toEqual(['email', 'firstName', 'lastName', 'password'])
  expect(document.paths['/api/user/complete-onboarding'].post.requestBody.required).toBe(false)
})
