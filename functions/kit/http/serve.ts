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
import { addressKey } from '../../domain/identity/address.ts'
import { type AuthorizeNeeds, authorize, type Member } from './authorize.ts'
import { type CheckRequestNeeds, checkRequest, mayBeForged, refuseForeignOrigin } from './checkRequest.ts'
import { ADMIN_COOKIE, type CookieJar, cookieJar, SESSION_COOKIE } from './cookies.ts'
import { parsePart, refuseUnsafeJson } from './parseRequest.ts'
import { sessionHash } from './presentedSessions.ts'
import { problemOf } from './problems.ts'
import { redirectToLanding } from './redirectToLanding.ts'
import { rememberedRetryAfter } from './rememberedRetryAfter.ts'
import { type Middleware, noteAccount, report } from './report.ts'
import { redirect, respond, respondProblem } from './respond.ts'
import { instantOf, type Visitor, visitorOf } from './visitor.ts'

export interface ServeNeeds extends AuthorizeNeeds, CheckRequestNeeds {}

type Caller<E extends Endpoint> = E['access'] extends 'anyone' ? undefined : Member

export type Request<E extends Endpoint> = Received<E> & {
  member: Caller<E>
  visitor: Visitor
  cookies: CookieJar
  now: EpochSeconds
}
type Answer<E extends Endpoint> = (request: Request<E>) => Promise<Reply<E>> | Reply<E>
export type Answers<G extends Group> = { [Name in keyof G]: Answer<G[Name]> }

/** Turns a contract group and its answers into a Lambda handler. The order of the steps is part of the contract. */
export function serve<G extends Group>(group: G, needs: ServeNeeds, answers: Answers<G>) {
  const names = new Map(Object.entries(group).map(([name, endpoint]) => [routeKey(endpoint), name]))
  const waits = rememberedRetryAfter()

  async function answer(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
    const name = names.get(event.routeKey)
    if (!name) throw new Problem('NOT_FOUND')
    const endpoint: Endpoint = group[name]!
    const cookies = cookieJar()
    const request = await receive(needs, { endpoint, event, cookies })
    const result = await waits.listen(event, () => answers[name]!(request as never))
    const { requestId } = event.requestContext
    const { status = 200 } = endpoint
    const answered = { status, body: endpoint.reply.parse(result), requestId, cookies: cookies.lines() }
    return status === 302 ? redirect(answered) : respond(answered)
  }

  return middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use(report())
    .use(answerProblems(group, needs.environment.APP_ORIGIN))
    .use(waits.lengthen)
    .use({ before: ({ event }) => checkRequest(needs, event) })
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
  const member = await authorize(needs, { endpoint, token: visitor.cookies[SESSION_COOKIE], now })
  if (member) noteAccount(event, member.account.id)
  for (const limit of endpoint.limits) {
    const subject = subjectOf(limit, { visitor, member })
    if (subject) await needs.limit({ limit, scope: routeKey(endpoint), subject, now })
  }
  const params = parsePart(endpoint.params, event.pathParameters ?? {})
  const query = parsePart(endpoint.query, event.queryStringParameters ?? {})
  const body = parsePart(endpoint.body, event.body)
  return { params, query, body, member, visitor, cookies, now }
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

export function answerProblems(group: Group, appOrigin: string): Middleware {
  const endpoints = new Map(Object.values(group).map((endpoint) => [routeKey(endpoint), endpoint]))
  return {
    onError: (request) => {
      const { event } = request
      const endpoint = endpoints.get(event.routeKey)
      const { requestId } = event.requestContext
      const problem = problemOf(request.error)
      const isSignOut = endpoint?.endsSession && !mayBeForged(event, appOrigin)
      const isLate = endpoint?.method === 'GET' && endpoint.status !== 302 && !endpoint.asksWhoIsSignedIn
      const cookies = cookiesAfter(problem, { visitor: visitorOf(event), isSignOut, isLate })
      // Browsers navigate to such a route; no program of ours reads its response.
      const location = endpoint?.status === 302 && redirectToLanding(event, problem)
      request.response = location
        ? redirect({ status: 302, body: { location }, requestId, cookies })
        : respondProblem(problem, requestId, cookies)
    },
  }
}

interface Refused {
  visitor: Visitor
  /** Another site cannot sign anybody out, whatever it makes a browser send. */
  isSignOut: boolean | undefined
  /** A read that may have left before the browser got another session: its answer must not end that one. */
  isLate: boolean | undefined
}

/**
 * Clears a session cookie that no longer opens a session, and the one of a sign-out that failed. After such a failure
 * the browser keeps the hash of the session instead, so that its next attempt can still end it.
 */
function cookiesAfter({ code }: Problem, { visitor, isSignOut, isLate }: Refused): string[] {
  const cookies = cookieJar()
  if (code === 'UNAUTHORIZED' && visitor.cookies[SESSION_COOKIE] && !isLate) cookies.dropSession()
  if (isSignOut && code !== 'ORIGIN_BYPASS') {
    cookies.dropSession()
    const session = sessionHash(visitor.cookies[SESSION_COOKIE])
    if (session) cookies.keepEndedSession(session)
  }
  return cookies.lines()
}
