import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { Problem, rateLimited } from '../../../shared/contract/problem.ts'
import { after, type EpochSeconds } from '../../../shared/domain/time.ts'
import { addressKey } from '../../domain/identity/address.ts'
import { SESSION_COOKIE } from './cookies.ts'
import { sessionHash } from './presentedSessions.ts'
import type { Middleware } from './report.ts'
import { instantOf, visitorOf } from './visitor.ts'

const KEPT_AT_MOST = 20_000

/**
 * Remembers the Retry-After that an endpoint gave a session, or an address without one: people who share an address do
 * not wait for each other. The general limits that refuse the next calls do not know
 * it and would promise a shorter wait; a client that honours its Retry-After must be served when it is over.
 */
export function rememberedRetryAfter() {
  const ends = new Map<string, EpochSeconds>()

  function keep(event: APIGatewayProxyEventV2, seconds: number): void {
    if (ends.size > KEPT_AT_MOST) ends.clear()
    ends.set(keyOf(event), after(instantOf(event), seconds))
  }

  const lengthen: Middleware = {
    onError: (request) => {
      const left = (ends.get(keyOf(request.event)) ?? 0) - instantOf(request.event)
      if (left > (waitOf(request.error) ?? left)) request.error = rateLimited(left)
    },
  }

  return {
    /** Runs an answer and remembers the Retry-After that it throws. */
    async listen<T>(event: APIGatewayProxyEventV2, answer: () => Promise<T> | T): Promise<T> {
      try {
        return await answer()
      } catch (error) {
        const seconds = waitOf(error)
        if (seconds !== undefined) keep(event, seconds)
        throw error
      }
    },
    lengthen,
  }
}

/** The general limits refuse before anybody knows whose session it is, so the session itself stands for its member. */
function keyOf(event: APIGatewayProxyEventV2): string {
  const { address, cookies } = visitorOf(event)
  return `${event.routeKey}|${sessionHash(cookies[SESSION_COOKIE]) ?? addressKey(address)}`
}

const waitOf = (error: unknown): number | undefined =>
  error instanceof Problem && error.code === 'RATE_LIMITED' ? error.details.retryAfter : undefined
