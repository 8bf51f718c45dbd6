import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import * as z from 'zod/mini'
import type { Environment } from '../../../../functions/kit/env.ts'
import { limiter } from '../../../../functions/kit/http/limits.ts'
import { type Answers, type ServeNeeds, serve } from '../../../../functions/kit/http/serve.ts'
import { group, perAddress, perMember } from '../../../../shared/contract/endpoint.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { anEvent, ORIGIN, ORIGIN_SECRET } from '../../../makers/anEvent.ts'

const MINUTE_LIMIT = perAddress(1000, 60)

/** A small group with one endpoint of each kind, in place of all that the same handler serves. */
export const things = group({
  readThing: {
    method: 'GET',
    path: '/api/things',
    access: 'anyone',
    limits: [MINUTE_LIMIT],
    reply: z.object({ name: z.string() }),
  },
  keepThing: {
    method: 'POST',
    path: '/api/things/{id}',
    access: 'anyone',
    status: 201,
    limits: [MINUTE_LIMIT],
    params: z.object({ id: z.string().check(z.regex(/^\d+$/, 'The id is a number')) }),
    query: z.object({ colour: z.optional(z.string().check(z.regex(/^\w+$/, 'A colour is one word'))) }),
    body: z.object({ name: z.string('Name is required'), size: z.optional(z.int()) }),
    reply: z.object({ name: z.string() }),
  },
  readMine: {
    method: 'GET',
    path: '/api/mine',
    access: 'member',
    limits: [perMember(2, 60)],
    reply: z.object({ id: z.string() }),
  },
  readPremium: {
    method: 'GET',
    path: '/api/premium',
    access: 'premium',
    limits: [MINUTE_LIMIT],
    reply: z.object({ id: z.string() }),
  },
  readAdmin: {
    method: 'GET',
    path: '/api/admins',
    access: 'admin',
    limits: [MINUTE_LIMIT],
    reply: z.object({ name: z.string() }),
  },
})

const ANSWERS: Answers<typeof things> = {
  readThing: () => ({ name: 'astrolabe' }),
  keepThing: ({ body }) => ({ name: body.name }),
  readMine: ({ member }) => ({ id: member.account.id }),
  readPremium: ({ member }) => ({ id: member.account.id }),
  readAdmin: () => ({ name: 'never' }),
}

export const environment: Environment = { STAGE: 'local', APP_ORIGIN: ORIGIN, VERSION: 'test' }

interface Changes {
  answers?: Partial<Answers<typeof things>>
  needs?: Partial<ServeNeeds>
}

/** The group's handler; `call` sends it an event with these changes. */
export function aHandler({ answers, needs }: Changes = {}) {
  const stores = fakeStores()
  const all: ServeNeeds = {
    environment,
    originSecrets: async () => [ORIGIN_SECRET],
    limit: limiter({ limits: stores.limits, identityKey: async () => 'key' }),
    accounts: stores.accounts,
    sessions: stores.sessions,
    ...needs,
  }
  const handler = serve(things, all, { ...ANSWERS, ...answers })
  const call = async (changes: Parameters<typeof anEvent>[0] = {}) => opened(await handler(anEvent(changes), CONTEXT))
  return { stores, call, send: async (event: APIGatewayProxyEventV2) => opened(await handler(event, CONTEXT)) }
}

// The handler never looks at its context.
export const CONTEXT = {} as Context

/** An answer with its body parsed. */
export const opened = ({ statusCode, headers = {}, cookies = [], body }: APIGatewayProxyStructuredResultV2) => ({
  status: statusCode,
  headers: headers as Record<string, string>,
  cookies,
  body: body ? JSON.parse(body) : undefined,
})
