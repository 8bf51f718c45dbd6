import type middy from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { addressNeighbourhood } from '../../domain/identity/address.ts'
import { type Facts, log } from '../log.ts'
import { problemOf } from './problems.ts'
import { visitorOf } from './visitor.ts'

export type Middleware = middy.MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>

const accounts = new WeakMap<APIGatewayProxyEventV2, string>()

/** Adds the account to the log line of a request. */
export const noteAccount = (event: APIGatewayProxyEventV2, accountId: string): void =>
  void accounts.set(event, accountId)

/** Writes one log line per response. Registered first, so that it sees the result of all other middleware. */
export function report(): Middleware {
  const started = new WeakMap<object, number>()
  const facts = (
    event: APIGatewayProxyEventV2,
    response: APIGatewayProxyStructuredResultV2 | null | undefined,
  ): Facts => ({
    requestId: event.requestContext.requestId,
    route: event.routeKey,
    status: response?.statusCode ?? 500,
    ms: performance.now() - (started.get(event) ?? 0),
    accountId: accounts.get(event),
    ipPrefix: addressNeighbourhood(visitorOf(event).address),
  })
  return {
    before: ({ event }) => {
      started.set(event, performance.now())
    },
    after: ({ event, response }) => log.info('answered', facts(event, response)),
    onError: ({ event, response, error }) => {
      const { code, status } = problemOf(error)
      if (status >= 500) log.error('failed', { ...facts(event, response), code, error })
      else log.info('refused', { ...facts(event, response), code })
    },
  }
}
