import type { IncomingMessage, ServerResponse } from 'node:http'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Clock } from './clock.ts'
import type { FunctionHost } from './functionHost.ts'
import { gatewayEvent, splitUrl } from './gatewayEvent.ts'
import { routeMatcher } from './matchRoute.ts'
import type { Plan } from './plan.ts'
import { readBody } from './readBody.ts'
import type { Usage } from './usage.ts'
import { viewerHeaders } from './viewerHeaders.ts'

export interface GatewayNeeds {
  plan: Plan
  hosts: Map<string, FunctionHost>
  /** What CloudFront adds on the way, with secrets revealed. */
  added: Record<string, string>
  clock: Clock
  usage: Usage
  log(line: string): void
}

const BODY_CAP = 10 * 1024 * 1024

/** CloudFront's /api behaviour and the HTTP API behind it. */
export function gateway({ plan, hosts, added, clock, usage, log }: GatewayNeeds) {
  const match = routeMatcher(plan.routes.keys())
  const answerHeaders = plan.front.answers.get('/api/*') ?? {}

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/' } = request
    const body = await readBody(request, BODY_CAP)
    if (!body) return respond(response, plain(413, 'Request Entity Too Large'), answerHeaders)
    const matched = match(method, splitUrl(url).rawPath)
    const headers = viewerHeaders(request, { forwarded: plan.front.forwarded, added })
    const sourceAddress = request.socket.remoteAddress ?? ''
    const event = gatewayEvent({ method, url, headers, body, sourceAddress, now: clock.now() }, matched)

    const host = hosts.get(plan.routes.get(matched.routeKey)!)!
    usage.began(matched.routeKey)
    const call = { caller: matched.routeKey, event, source: sourceAddress }
    const result = await host.invoke(call).catch((error: Error) => {
      log(`${matched.routeKey}: ${error.stack ?? error.message}`)
      return plain(/took longer/.test(error.message) ? 503 : 500, 'Internal Server Error')
    })
    respond(response, structured(result), answerHeaders)
  }
}

const plain = (statusCode: number, message: string): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ message }),
})

/** A result without a status is a body: API Gateway's own shorthand. */
function structured(result: unknown): APIGatewayProxyStructuredResultV2 {
  if (typeof result === 'object' && result !== null && 'statusCode' in result)
    return result as APIGatewayProxyStructuredResultV2
  return { statusCode: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(result ?? null) }
}

function respond(
  response: ServerResponse,
  { statusCode = 200, headers = {}, cookies = [], body = '', isBase64Encoded }: APIGatewayProxyStructuredResultV2,
  added: Record<string, string> = {},
): void {
  response.statusCode = statusCode
  for (const [name, value] of Object.entries({ ...headers, ...added })) response.setHeader(name, String(value))
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  response.end(Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'))
}
