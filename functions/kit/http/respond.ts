import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Problem } from '../../../shared/contract/problem.ts'
import { Redirect } from '../../../shared/contract/success.ts'
import { bodyOf } from './problems.ts'

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
}

interface Answered {
  status: number
  body: unknown
  requestId: string
  cookies?: string[]
  /** Of a body that is a text; JSON without it. */
  contentType?: string | undefined
}

export const respond = ({
  status,
  body,
  requestId,
  cookies = [],
  contentType,
}: Answered): APIGatewayProxyStructuredResultV2 => ({
  statusCode: status,
  headers: { ...HEADERS, ...(contentType && { 'content-type': contentType }), 'x-request-id': requestId },
  ...(cookies.length > 0 && { cookies }),
  body: contentType ? String(body) : body === undefined ? '' : JSON.stringify(body),
})

/** A redirect without a body. */
export function redirect({ body, ...answered }: Answered): APIGatewayProxyStructuredResultV2 {
  const response = respond({ ...answered, body: undefined })
  return { ...response, headers: { ...response.headers, location: Redirect.parse(body).location } }
}

export function respondProblem(problem: Problem, requestId: string, cookies: string[] = []) {
  const body = problem.code === 'ORIGIN_BYPASS' ? undefined : bodyOf(problem, requestId)
  const response = respond({ status: problem.status, body, requestId, cookies })
  const { retryAfter, allow } = problem.details
  return {
    ...response,
    headers: {
      ...response.headers,
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      ...(allow && { allow }),
    },
  }
}
