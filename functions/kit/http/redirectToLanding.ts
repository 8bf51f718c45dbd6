import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type { Problem, ProblemCode } from '../../../shared/contract/problem.ts'
import type { AuthError } from '../../../shared/domain/authError.ts'

/** Refusals of requests that no page of ours sends. They are not redirected. */
const PLAIN: readonly ProblemCode[] = ['ORIGIN_BYPASS', 'FORBIDDEN_ORIGIN']

/**
 * Where to redirect a browser whose navigation was refused: a person should never see JSON. Programs do not accept
 * HTML and get the plain answer.
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
