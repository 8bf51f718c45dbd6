import type { IncomingMessage, ServerResponse } from 'node:http'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Clock } from '../clock.ts'
import type { FunctionHost } from '../runner/functionHost.ts'
import { keyedSemaphore } from '../runner/keyedSemaphore.ts'
import type { Plan } from '../template/plan.ts'
import type { Usage } from '../usage.ts'
import { gatewayEvent, splitUrl } from './gatewayEvent.ts'
import { readBody } from './readBody.ts'
import { routeMatcher } from './routeMatcher.ts'
import { viewerHeaders } from './viewerHeaders.ts'

export interface GatewayNeeds {
  plan: Plan
  hosts: Map<string, FunctionHost>
  /** The headers that CloudFront adds to requests, with secrets resolved. */
  originHeaders: Record<string, string>
  clock: Clock
  usage: Usage
  /** In place of the address of the connection. */
  visitorAddress?: (() => string) | undefined
  log(line: string): void
}

const MAX_BODY_BYTES = 10 * 1024 * 1024

/**
 * Of one address to one function: one machine does what Lambda spreads over many. With 32, a flood of sign-ins
 * made everybody else wait up to three and a half times as long; with 16, twice.
 */
export const CALLS_AT_ONCE = 16

/** CloudFront's /api behaviour and the HTTP API behind it. */
export function gateway({ plan, hosts, originHeaders, clock, usage, visitorAddress, log }: GatewayNeeds) {
  const match = routeMatcher(plan.routes.keys())
  const responseHeaders = plan.edge.responseHeaders.get('/api/*') ?? {}
  const limit = keyedSemaphore(CALLS_AT_ONCE)

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/' } = request
    const body = await readBody(request, MAX_BODY_BYTES)
    if (!body) return respond(response, errorResponse(413, 'Request Entity Too Large'), responseHeaders)
    const matched = match(method, splitUrl(url).rawPath)
    const sourceAddress = visitorAddress?.() ?? request.socket.remoteAddress ?? ''
    const { forwardedHeaders } = plan.edge
    const headers = viewerHeaders(request, { sourceAddress, forwardedHeaders, originHeaders })
    const event = gatewayEvent({ method, url, headers, body, sourceAddress, now: clock.now() }, matched)

    const name = plan.routes.get(matched.routeKey)!
    const host = hosts.get(name)!
    usage.countCall(matched.routeKey)
    const call = { caller: matched.routeKey, event, source: sourceAddress }
    const result = await limit(`${sourceAddress} ${name}`, () => host.invoke(call)).catch((error: Error) => {
      log(`${matched.routeKey}: ${error.stack ?? error.message}`)
      return errorResponse(/took longer/.test(error.message) ? 503 : 500, 'Internal Server Error')
    })
    // The real one sends the time too, and the app corrects a wrong clock by it. Here time may have been moved.
    respond(response, structured(result), { ...responseHeaders, date: clock.now().toUTCString() })
  }
}

const errorResponse = (statusCode: number, message: string): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ message }),
})

/** API Gateway takes a result without a status code as the body of a 200. */
function structured(result: unknown): APIGatewayProxyStructuredResultV2 {
  if (typeof result === 'object' && result !== null && 'statusCode' in result)
    return result as APIGatewayProxyStructuredResultV2
  return { statusCode: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(result ?? null) }
}

function respond(
  response: ServerResponse,
  { statusCode = 200, headers = {}, cookies = [], body = '', isBase64Encoded }: APIGatewayProxyStructuredResultV2,
  edgeHeaders: Record<string, string>,
): void {
  response.statusCode = statusCode
  for (const [name, value] of Object.entries({ ...headers, ...edgeHeaders })) response.setHeader(name, String(value))
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  response.end(Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'))
}
