import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { NOW } from './later.ts'

export const ORIGIN = 'https://orrery.example'
export const ORIGIN_SECRET = 'only the front door knows'

interface Changes {
  /** METHOD and path: "GET /api/auth/user". */
  route?: string
  /** Where the path differs from the route's template. */
  rawPath?: string
  /** Sent as JSON; a string goes as it is. */
  body?: unknown
  headers?: Record<string, string | undefined>
  cookies?: string[]
  isBase64Encoded?: boolean
  query?: Record<string, string>
  now?: number
}

/** An API Gateway event of payload 2.0 as CloudFront lets one through from a browser on our own page. */
export function anEvent(changes: Changes = {}): APIGatewayProxyEventV2 {
  const { route = 'GET /api/things', body, cookies, isBase64Encoded = false, query, now = NOW } = changes
  const [method = '', path = ''] = route.split(' ')
  const rawPath = changes.rawPath ?? path
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
  const headers = {
    'x-origin-secret': ORIGIN_SECRET,
    'cloudfront-viewer-address': '203.0.113.7:50312',
    'sec-fetch-site': 'same-origin',
    ...(text && { 'content-type': 'application/json' }),
    ...changes.headers,
  }
  return {
    version: '2.0',
    routeKey: route,
    rawPath,
    rawQueryString: '',
    headers,
    isBase64Encoded,
    ...(text !== undefined && { body: text }),
    ...(cookies && { cookies }),
    pathParameters: paramsOf(path, rawPath),
    ...(query && { queryStringParameters: query }),
    requestContext: contextOf({ method, rawPath, route, now }),
  }
}

/** /api/things/{id} and /api/things/7 make { id: '7' }, as the gateway would. */
function paramsOf(template: string, rawPath: string): Record<string, string> {
  const parts = rawPath.split('/')
  const named = template.split('/').map((part, at) => [/^\{(\w+)\}$/.exec(part)?.[1], parts[at]])
  return Object.fromEntries(named.filter(([name]) => name))
}

interface Where {
  method: string
  rawPath: string
  route: string
  now: number
}

const contextOf = ({ method, rawPath, route, now }: Where): APIGatewayProxyEventV2['requestContext'] => ({
  accountId: '123456789012',
  apiId: 'api',
  domainName: 'api.example',
  domainPrefix: 'api',
  http: { method, path: rawPath, protocol: 'HTTP/1.1', sourceIp: '198.51.100.1', userAgent: 'test' },
  requestId: 'req-1',
  routeKey: route,
  stage: '$default',
  time: '21/Nov/2026:12:00:00 +0000',
  timeEpoch: now * 1000,
})
