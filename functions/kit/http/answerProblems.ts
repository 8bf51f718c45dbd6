import { type Group, routeKey } from '../../../shared/contract/endpoint.ts'
import type { Problem } from '../../../shared/contract/problem.ts'
import { mayBeForged } from './checkRequest.ts'
import { ADMIN_COOKIE, cookieJar, SESSION_COOKIE } from './cookies.ts'
import { sessionHash } from './presentedSessions.ts'
import { problemOf } from './problems.ts'
import { redirectToLanding } from './redirectToLanding.ts'
import type { Middleware } from './report.ts'
import { redirect, respondProblem } from './respond.ts'
import { type Visitor, visitorOf } from './visitor.ts'

/** Turns whatever was thrown into a response, with the cookies that it clears. */
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
      const isAdminSignOut = endpoint?.endsAdminSession && !mayBeForged(event, appOrigin)
      const isAdmins = endpoint?.access === 'admin'
      const cookies = cookiesAfter(problem, { visitor: visitorOf(event), isSignOut, isLate, isAdmins, isAdminSignOut })
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
  /** A call that a session of the admin area opens, and no other. */
  isAdmins: boolean
  isAdminSignOut: boolean | undefined
}

/**
 * Clears a session cookie that no longer opens a session, and the one of a sign-out that failed. After such a failure
 * the browser keeps the hash of the session instead, so that its next attempt can still end it.
 */
function cookiesAfter({ code }: Problem, refused: Refused): string[] {
  const { visitor, isSignOut, isLate, isAdmins, isAdminSignOut } = refused
  const cookies = cookieJar()
  if (code === 'ORIGIN_BYPASS') return []
  const isSignedOut = code === 'UNAUTHORIZED'
  if (isSignedOut && !isAdmins && !isLate && visitor.cookies[SESSION_COOKIE]) cookies.dropSession()
  if ((isSignedOut && isAdmins && visitor.cookies[ADMIN_COOKIE]) || isAdminSignOut) cookies.dropAdminSession()
  if (isSignOut) {
    cookies.dropSession()
    const session = sessionHash(visitor.cookies[SESSION_COOKIE])
    if (session) cookies.keepEndedSession(session)
  }
  return cookies.lines()
}
