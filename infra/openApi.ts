import * as z from 'zod/mini'
import type { Endpoint, Limit } from '../shared/contract/endpoint.ts'
import { api } from '../shared/contract/index.ts'
import { ProblemReply } from '../shared/contract/problem.ts'
import { brand } from '../shared/domain/brand.ts'

type Schema = Record<string, unknown> & { properties?: Record<string, Schema>; required?: string[] }

/** The contract as other programs read it: an OpenAPI 3.1 document of every endpoint. */
export const openApi = (version: string) => ({
  openapi: '3.1.0',
  info: { title: brand.name, version },
  paths: paths(),
  components: {
    securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-session' } },
    schemas: { Problem: schemaOf(ProblemReply, 'output') },
  },
})

function paths(): Record<string, Record<string, object>> {
  const found: Record<string, Record<string, object>> = {}
  for (const [group, endpoints] of Object.entries(api))
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      const others = found[endpoint.path]
      found[endpoint.path] = { ...others, [endpoint.method.toLowerCase()]: operation(endpoint, { group, name }) }
    }
  return found
}

function operation(endpoint: Endpoint, { group, name }: { group: string; name: string }) {
  const { access, params, query, body, limits } = endpoint
  return {
    operationId: name,
    tags: [group],
    description: [whoMayCall[access], ...limits.map(limitInWords)].join(' '),
    ...(access === 'member' || access === 'premium' ? { security: [{ session: [] }] } : {}),
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
    ...(body && { requestBody: { required: isRequired(body), content: json(schemaOf(body, 'input')) } }),
    responses: {
      ...success(endpoint),
      default: { description: 'A problem.', content: json({ $ref: '#/components/schemas/Problem' }) },
    },
  }
}

const whoMayCall = {
  anyone: 'For anyone.',
  member: 'For anyone signed in.',
  premium: 'For members with Premium.',
  admin: 'For operators.',
} satisfies Record<Endpoint['access'], string>

const limitInWords = ({ max, seconds, per }: Limit) => `At most ${max} calls in ${seconds} seconds per ${per}.`

const success = ({ status, reply }: Endpoint) =>
  status === 302
    ? { 302: { description: 'Redirects elsewhere.', headers: { location: { schema: { type: 'string' } } } } }
    : { [status ?? 200]: { description: 'The answer.', content: json(schemaOf(reply, 'output')) } }

function parametersOf(schema: Endpoint['query'], where: 'path' | 'query') {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }))
}

const json = (schema: object) => ({ 'application/json': { schema } })

/** A body that may be left out is one that its schema takes as absent. */
const isRequired = (body: NonNullable<Endpoint['body']>) => !body.safeParse(undefined).success

/** Checks that are functions have no words in JSON Schema; the shape stays. */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest as Schema
}
