import * as z from 'zod/mini'
import type { Endpoint, Limit } from '../../shared/contract/endpoint.ts'
import { api, webhooks } from '../../shared/contract/index.ts'
import { ProblemReply } from '../../shared/contract/problem.ts'
import { brand } from '../../shared/domain/brand.ts'
import { checkKeywords } from './checkKeywords.ts'

type Schema = Record<string, unknown> & { properties?: Record<string, Schema>; required?: string[] }

/** The contract as an OpenAPI 3.1 document, with every endpoint and the webhook of Stripe. */
export const openApi = (version: string) => ({
  openapi: '3.1.0',
  info: { title: brand.name, version },
  paths: { ...paths(), ...stripeWebhook() },
  components: {
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: '__Host-session' },
      adminSession: { type: 'apiKey', in: 'cookie', name: '__Host-admin' },
    },
    schemas: { Problem: schemaOf(ProblemReply, 'output') },
  },
})

function paths(): Record<string, Record<string, object>> {
  const byPath: Record<string, Record<string, object>> = {}
  for (const [group, endpoints] of Object.entries(api))
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      const others = byPath[endpoint.path]
      byPath[endpoint.path] = { ...others, [endpoint.method.toLowerCase()]: operation(endpoint, { group, name }) }
    }
  return byPath
}

function operation(endpoint: Endpoint, { group, name }: { group: string; name: string }) {
  const { access, params, query, body, limits } = endpoint
  return {
    // A name is unique within its group only: people and operators both have a `login`.
    operationId: `${group}${name[0]!.toUpperCase()}${name.slice(1)}`,
    tags: [group],
    description: [ACCESS_DESCRIPTIONS[access], ...limits.map(limitDescription)].join(' '),
    ...(access !== 'anyone' && { security: [{ [access === 'admin' ? 'adminSession' : 'session']: [] }] }),
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
    ...(body && { requestBody: { required: isRequired(body), content: json(schemaOf(body, 'input')) } }),
    responses: { ...success(endpoint), default: PROBLEM },
  }
}

const contentFor = (contentType = 'application/json', schema: object) => ({ [contentType.split(';')[0]!]: { schema } })
const json = (schema: object) => contentFor(undefined, schema)

const PROBLEM = { description: 'A problem.', content: json({ $ref: '#/components/schemas/Problem' }) }

/** Stripe defines the shape of its events; what proves one is its signature over the bytes of the body. */
function stripeWebhook() {
  const [method, path] = webhooks.stripe.split(' ') as [string, string]
  const operation = {
    operationId: 'stripeWebhook',
    tags: ['stripe'],
    description: 'For Stripe.',
    parameters: [{ name: 'stripe-signature', in: 'header', required: true, schema: { type: 'string' } }],
    requestBody: { required: true, content: json({ type: 'object' }) },
    responses: {
      200: { description: 'Received.', content: json(RECEIVED) },
      default: PROBLEM,
    },
  }
  return { [path]: { [method.toLowerCase()]: operation } }
}

const RECEIVED = { type: 'object', properties: { received: { const: true } }, required: ['received'] }

const ACCESS_DESCRIPTIONS = {
  anyone: 'For anyone.',
  member: 'For anyone who is signed in.',
  premium: 'For members with Premium.',
  admin: 'For operators.',
} satisfies Record<Endpoint['access'], string>

const limitDescription = ({ max, seconds, per }: Limit) => `At most ${max} calls in ${seconds} seconds for one ${per}.`

const success = ({ status, reply, contentType }: Endpoint) =>
  status === 302
    ? { 302: { description: 'A redirect.', headers: { location: { schema: { type: 'string' } } } } }
    : { [status ?? 200]: { description: 'Success.', content: contentFor(contentType, schemaOf(reply, 'output')) } }

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

/** A body is optional when its schema accepts undefined. */
const isRequired = (body: NonNullable<Endpoint['body']>) => !body.safeParse(undefined).success

/** Of the checks that are functions, JSON Schema can express those that `checkKeywords` translates. */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => void Object.assign(jsonSchema, checkKeywords.get(zodSchema)),
  })
  return rest as Schema
}
