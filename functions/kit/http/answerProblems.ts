import { type Group, routeKey } from '../../../shared/contract/endpoint.ts'
import type { Problem } from '../../../shared/contract/problem.ts'
import { mayBeForged } from './checkRequest.ts'
import { cookieJar, SESSION_COOKIE } from './cookies.ts'
import { sessionHash } from './presentedSessions.ts'
import { problemOf } from './problems.ts'
import { redirectToLanding } from './redirectToLanding.ts'
import type { Middleware } from './report.ts'
import { redirect, respondProblem } from './respond.ts'
import { type Visitor, visitorOf } from './visitor.ts'

/** Turns whatever was thrown into a response, with the cookies that a failed sign-out clears. */
export function answerProblems(group: Group, appOrigin: string): Middleware {
  const endpoints = new Map(Object.values(group).map((endpoint) => [routeKey(endpoint), endpoint]))
  return {
    onError: (request) => {
      const { event } = request
      const endpoint = endpoints.get(event.routeKey)
      const { requestId } = event.requestContext
      const problem = problemOf(request.error)
      const isSignOut = endpoint?.endsSession && !mayBeForged(event, appOrigin)
      const isAdminSignOut = endpoint?.endsAdminSession && !mayBeForged(event, appOrigin)
      const cookies = cookiesAfter(problem, { visitor: visitorOf(event), isSignOut, isAdminSignOut })
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
  isAdminSignOut: boolean | undefined
}

/**
 * A sign-out that failed clears the cookie all the same. The browser keeps the hash of the session instead, so that its
 * next attempt can still end it. No other refusal touches a session cookie, not even a 401: while a call is on its way,
 * the browser may get a new session, and the answer to the old cookie would remove the new one. A dead cookie opens
 * nothing.
 */
function cookiesAfter({ code }: Problem, refused: Refused): string[] {
  const { visitor, isSignOut, isAdminSignOut } = refused
  const cookies = cookieJar()
  if (code === 'ORIGIN_BYPASS') return []
  if (isAdminSignOut) cookies.dropAdminSession()
  if (isSignOut) {
    cookies.dropSession()
    const session = sessionHash(visitor.cookies[SESSION_COOKIE])
    if (session) cookies.keepEndedSession(session)
  }
  return cookies.lines()
}
