import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type { Problem, ProblemCode } from '../../../shared/contract/problem.ts'
import type { AuthError } from '../../../shared/domain/authError.ts'

/** Refusals of what no page of ours has sent: nobody is led anywhere for them. */
const PLAIN: readonly ProblemCode[] = ['ORIGIN_BYPASS', 'FORBIDDEN_ORIGIN']

/**
 * Where a browser goes that was sent to an address of ours and cannot be let through: a person must not stand before
 * JSON. Programs say that they take no HTML and are answered plainly.
 */
export function redirectToLanding({ headers }: APIGatewayProxyEventV2, problem: Problem): string | undefined {
  const isPerson = headers.accept?.includes('text/html')
  return isPerson && !PLAIN.includes(problem.code) ? `/?authError=${reasonOf(problem)}` : undefined
}

function reasonOf({ code, status }: Problem): AuthError {
  if (code === 'UNAUTHORIZED') return 'signed_out'
  if (code === 'RATE_LIMITED') return 'google_busy'
  return status >= 500 ? 'google_unavailable' : 'google_failed'
}
