import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { Problem, rateLimited } from '../../../shared/contract/problem.ts'
import { after, type EpochSeconds } from '../../../shared/domain/time.ts'
import { addressKey } from '../../domain/identity/address.ts'
import type { Middleware } from './report.ts'
import { instantOf, visitorOf } from './visitor.ts'

const KEPT_AT_MOST = 20_000

/**
 * Remembers the Retry-After that an endpoint gave an address. The general limits that refuse the next calls do not know
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

const keyOf = (event: APIGatewayProxyEventV2) => `${event.routeKey}|${addressKey(visitorOf(event).address)}`

const waitOf = (error: unknown): number | undefined =>
  error instanceof Problem && error.code === 'RATE_LIMITED' ? error.details.retryAfter : undefined
