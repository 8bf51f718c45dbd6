import { Problem, type ProblemReply } from '../../../shared/contract/problem.ts'

const RETRY_SECONDS = 2

/** The one place where a thrown value becomes a Problem. Anything that is not recognised is our bug. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (isUnreadableBody(error)) return new Problem('MALFORMED_JSON', { cause: error })
  if (isAwsFailure(error)) return new Problem('BUSY', { cause: error, details: { retryAfter: RETRY_SECONDS } })
  return new Problem('UNEXPECTED', { cause: error })
}

export function bodyOf(problem: Problem, requestId: string): ProblemReply {
  const { allow: _, ...details } = problem.details
  return { message: problem.message, code: problem.code, requestId, ...details }
}

/** Recognised by the package that threw it, not by a status: third-party errors carry one too. */
function isUnreadableBody(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return isRecord(cause) && cause.package === '@middy/http-json-body-parser'
}

const OUR_MISTAKES = ['ValidationException', 'AccessDeniedException', 'ResourceNotFoundException']

/** The AWS SDK adds `$metadata` to errors that remain after its own retries. */
function isAwsFailure(error: unknown): boolean {
  return error instanceof Error && '$metadata' in error && !OUR_MISTAKES.includes(error.name)
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
