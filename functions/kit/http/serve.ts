import middy from '@middy/core'
import httpJsonBodyParser from '@middy/http-json-body-parser'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import {
  type Endpoint,
  type Group,
  type Limit,
  type Received,
  type Reply,
  routeKey,
} from '../../../shared/contract/endpoint.ts'
import { Problem } from '../../../shared/contract/problem.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import type { AdminSession } from '../../domain/admin/adminSession.ts'
import { addressKey } from '../../domain/identity/address.ts'
import { answerProblems } from './answerProblems.ts'
import { type AuthorizeNeeds, authorize, type Member } from './authorize.ts'
import { type AuthorizeAdminNeeds, authorizeAdmin } from './authorizeAdmin.ts'
import { type CheckRequestNeeds, checkRequest, refuseForeignOrigin } from './checkRequest.ts'
import { ADMIN_COOKIE, type CookieJar, cookieJar, SESSION_COOKIE } from './cookies.ts'
import { lowerCaseHeaders } from './lowerCaseHeaders.ts'
import { parsePart, refuseUnsafeJson } from './parseRequest.ts'
import { sessionHash } from './presentedSessions.ts'
import { rememberedRetryAfter } from './rememberedRetryAfter.ts'
import { type Middleware, noteAccount, report } from './report.ts'
import { redirect, respond } from './respond.ts'
import { instantOf, type Visitor, visitorOf } from './visitor.ts'

export interface ServeNeeds extends AuthorizeNeeds, CheckRequestNeeds {
  /** For a group with endpoints of the admin area; without it they refuse everybody. */
  admins?: AuthorizeAdminNeeds
  /** Told of calls from our own pages that are refused before their answer. */
  noteRefusal?: (event: APIGatewayProxyEventV2, error: unknown) => Promise<void>
}

export type Request<E extends Endpoint> = Received<E> & {
  member: E['access'] extends 'anyone' | 'admin' ? undefined : Member
  admin: E['access'] extends 'admin' ? AdminSession : undefined
  visitor: Visitor
  cookies: CookieJar
  requestId: string
  now: EpochSeconds
}
type Answer<E extends Endpoint> = (request: Request<E>) => Promise<Reply<E>> | Reply<E>
export type Answers<G extends Group> = { [Name in keyof G]: Answer<G[Name]> }

/** Turns a contract group and its answers into a Lambda handler. The order of the steps is part of the contract. */
export function serve<G extends Group>(group: G, needs: ServeNeeds, answers: Answers<G>) {
  const names = new Map(Object.entries(group).map(([name, endpoint]) => [routeKey(endpoint), name]))
  const endpointOf = (event: APIGatewayProxyEventV2): Endpoint | undefined => group[names.get(event.routeKey) ?? '']
  const waits = rememberedRetryAfter()

  async function answer(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
    const name = names.get(event.routeKey)
    if (!name) throw new Problem('NOT_FOUND')
    const endpoint: Endpoint = group[name]!
    const cookies = cookieJar()
    const request = await receive(needs, { endpoint, event, cookies }).catch(async (error: unknown) => {
      await needs.noteRefusal?.(event, error)
      throw error
    })
    const result = await waits.listen(event, () => answers[name]!(request as never))
    const { status = 200 } = endpoint
    const answered = {
      status,
      body: endpoint.reply.parse(result),
      requestId: request.requestId,
      cookies: cookies.lines(),
      contentType: endpoint.contentType,
    }
    return status === 302 ? redirect(answered) : respond(answered)
  }

  return middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use(lowerCaseHeaders())
    .use(report())
    .use(answerProblems(group, needs.environment.APP_ORIGIN))
    .use(waits.lengthen)
    .use({ before: ({ event }) => checkRequest(needs, event, endpointOf(event)) })
    .use(httpJsonBodyParser({ disableContentTypeError: true }) as Middleware)
    .handler(answer)
}

interface Call {
  endpoint: Endpoint
  event: APIGatewayProxyEventV2
  cookies: CookieJar
}

/** Session, access, limits, and only then the schemas, so that nobody learns the schema of a call they may not make. */
async function receive(needs: ServeNeeds, { endpoint, event, cookies }: Call) {
  if (endpoint.isGuarded) refuseForeignOrigin(event, needs.environment.APP_ORIGIN)
  refuseUnsafeJson(event.body)
  const visitor = visitorOf(event)
  const now = instantOf(event)
  const isAdmins = endpoint.access === 'admin'
  const admin = isAdmins ? await authorizeAdmin(needs.admins, visitor.cookies[ADMIN_COOKIE], now) : undefined
  const token = visitor.cookies[SESSION_COOKIE]
  const member = isAdmins ? undefined : await authorize(needs, { endpoint, token, now })
  if (member) noteAccount(event, member.account.id)
  for (const limit of endpoint.limits) {
    const subject = subjectOf(limit, { visitor, member })
    if (subject) await needs.limit({ limit, scope: routeKey(endpoint), subject, now })
  }
  const params = parsePart(endpoint.params, event.pathParameters ?? {})
  const query = parsePart(endpoint.query, event.queryStringParameters ?? {})
  const body = parsePart(endpoint.body, event.body)
  const { requestId } = event.requestContext
  return { params, query, body, member, admin, visitor, cookies, requestId, now }
}

function subjectOf({ per }: Limit, { visitor, member }: { visitor: Visitor; member: Member | undefined }) {
  switch (per) {
    case 'address':
      return addressKey(visitor.address)
    case 'member':
      return member?.account.id
    case 'session':
      return sessionHash(visitor.cookies[SESSION_COOKIE])
    case 'admin':
      return sessionHash(visitor.cookies[ADMIN_COOKIE])
  }
}
