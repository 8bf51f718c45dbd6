import { expect, test } from 'vitest'
import { resolveTemplate } from '../../../infra/local/template/resolveTemplate.ts'
import { permissions } from '../../../infra/stack/permissions.ts'
import { type Endpoint, type Group, routeKey } from '../../../shared/contract/endpoint.ts'
import { api, type GroupName } from '../../../shared/contract/index.ts'
import { synthesiseStack } from './synthesiseStack.ts'

// biome-ignore lint/suspicious/noExplicitAny: The properties are CloudFormation's, and each test looks at a few of them.
type Properties = Record<string, any>

const { template } = synthesiseStack()
const resources = resolveTemplate(template, {})
const { id: stageId, properties: stage } = resources.ofType<Properties>('AWS::ApiGatewayV2::Stage')[0]!
const routes = resources.ofType<{ RouteKey: string }>('AWS::ApiGatewayV2::Route')
const throttleOf = (key: string) => stage.RouteSettings[key]
const endpoints = Object.entries<Group>(api).flatMap(([name, group]) =>
  Object.values(group).map((endpoint) => [routeKey(endpoint), endpoint, name as GroupName] as const),
)

test('requests are logged by route key and never by path', () => {
  const format = JSON.parse(stage.AccessLogSettings.Format)
  expect(format.route).toBe('$context.routeKey')
  expect(JSON.stringify(format)).not.toMatch(/path|query|header/i)
})

test('requests are logged by variables whose values need no escaping, so that no line of the log can be broken JSON', () => {
  // The documentation describes each as a number, an identifier or a name that is chosen in advance.
  const harmless =
    /^"\$context\.(requestId|requestTimeEpoch|routeKey|status|responseLatency|integrationStatus|error\.responseType)"$/
  const { Format } = stage.AccessLogSettings

  const values = Format.match(/(?<=:)"?\$context[^,}]*/g)

  expect(values).toHaveLength(Object.keys(JSON.parse(Format)).length)
  expect(values.filter((value: string) => !harmless.test(value))).toEqual([])
})

test('every route has a throttle of its own, and so does what no route takes', () => {
  const keys = routes.map(({ properties }) => properties.RouteKey)

  expect(Object.keys(stage.RouteSettings).sort()).toEqual(keys.sort())
  // What a route leaves out falls back to the limits of the account, not to those of the stage.
  for (const key of keys)
    expect(throttleOf(key)).toEqual({
      ThrottlingRateLimit: expect.any(Number),
      ThrottlingBurstLimit: expect.any(Number),
    })
})

test('an ordinary route takes two hundred requests a second, and a costly one fifty', () => {
  const isCostly = ({ limits }: Endpoint) => limits.some(({ kept }) => kept === 'table')
  const costly = endpoints.filter(([, endpoint]) => isCostly(endpoint)).map(([key]) => key)

  for (const key of ['GET /api/home', 'GET /api/health'])
    expect(throttleOf(key)).toEqual({ ThrottlingRateLimit: 200, ThrottlingBurstLimit: 100 })
  expect(costly).toContain('POST /api/auth/login')
  for (const key of [...costly, '$default']) expect(throttleOf(key).ThrottlingRateLimit).toBe(50)
  expect(throttleOf('POST /api/auth/login').ThrottlingBurstLimit).toBe(25)
})

test('no route may take more than half of the concurrency that is reserved for its function', () => {
  const reserved = endpoints.flatMap(([key, , group]) => {
    const { concurrency } = permissions[group]
    return concurrency === undefined ? [] : [{ key, concurrency }]
  })

  expect(reserved.map(({ key }) => key)).toContain('POST /api/auth/logout')
  expect(reserved.filter(({ key, concurrency }) => throttleOf(key).ThrottlingBurstLimit > concurrency / 2)).toEqual([])
})

test('the default of the stage is above the throttle of any route', () => {
  expect(stage.DefaultRouteSettings).toEqual({ ThrottlingRateLimit: 500, ThrottlingBurstLimit: 1000 })
})

test('the stage is deployed after the routes, because settings that name an unknown route are refused', () => {
  const { DependsOn } = template.Resources[stageId] as { DependsOn?: string[] }

  expect(DependsOn).toEqual(expect.arrayContaining(routes.map(({ id }) => id)))
})
