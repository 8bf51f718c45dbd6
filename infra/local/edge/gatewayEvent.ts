import { randomUUID } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'

export interface Incoming {
  method: string
  /** Path and query, exactly as received. */
  url: string
  /** In the order received, after CloudFront has removed what it does not forward. */
  headers: [string, string][]
  body: Buffer
  sourceAddress: string
  now: Date
}

interface Matched {
  routeKey: string
  pathParameters: Record<string, string>
}

/** The event that API Gateway makes of a request, in payload format 2.0. */
export function gatewayEvent(incoming: Incoming, { routeKey, pathParameters }: Matched): APIGatewayProxyEventV2 {
  const { rawPath, rawQueryString } = splitUrl(incoming.url)
  const headers = joinHeaders(incoming.headers)
  const { cookie, ...others } = headers
  return {
    version: '2.0',
    routeKey,
    rawPath,
    rawQueryString,
    ...(cookie && { cookies: cookie.split(/;\s*/) }),
    headers: others,
    ...(rawQueryString && { queryStringParameters: joinQuery(rawQueryString) }),
    requestContext: requestContext(incoming, { routeKey, rawPath, userAgent: headers['user-agent'] ?? '' }),
    ...(Object.keys(pathParameters).length > 0 && { pathParameters }),
    ...bodyOf(incoming.body, headers['content-type']),
  }
}

export function splitUrl(url: string): { rawPath: string; rawQueryString: string } {
  const at = url.indexOf('?')
  return at < 0
    ? { rawPath: url, rawQueryString: '' }
    : { rawPath: url.slice(0, at), rawQueryString: url.slice(at + 1) }
}

/** Names are lower-cased; the values of a repeated header are joined by a comma, those of cookies by a semicolon. */
function joinHeaders(headers: [string, string][]): Record<string, string> {
  const joined: Record<string, string> = {}
  for (const [name, value] of headers) {
    const key = name.toLowerCase()
    const separator = key === 'cookie' ? '; ' : ','
    joined[key] = joined[key] === undefined ? value : joined[key] + separator + value
  }
  return joined
}

function joinQuery(query: string): Record<string, string> {
  const joined: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(query))
    joined[name] = joined[name] === undefined ? value : `${joined[name]},${value}`
  return joined
}

const TEXT = /^(text\/|application\/(json|javascript|xml)\b)/i

/** Bodies that are not text are base64-encoded, and so is a body that claims to be text but is not UTF-8. */
function bodyOf(body: Buffer, contentType = 'text/plain') {
  if (body.length === 0) return { isBase64Encoded: false }
  const text = body.toString('utf8')
  const isText = TEXT.test(contentType) && Buffer.from(text).equals(body)
  return isText ? { body: text, isBase64Encoded: false } : { body: body.toString('base64'), isBase64Encoded: true }
}

interface RequestLine {
  routeKey: string
  rawPath: string
  userAgent: string
}

const requestContext = ({ method, sourceAddress, now }: Incoming, { routeKey, rawPath, userAgent }: RequestLine) => ({
  accountId: '000000000000',
  apiId: 'local',
  domainName: 'localhost',
  domainPrefix: 'localhost',
  http: { method, path: rawPath, protocol: 'HTTP/1.1', sourceIp: sourceAddress, userAgent },
  requestId: randomUUID(),
  routeKey,
  stage: '$default',
  time: now.toUTCString(),
  timeEpoch: now.getTime(),
})
