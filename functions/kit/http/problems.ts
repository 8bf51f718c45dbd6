import { Problem, type ProblemReply } from '../../../shared/contract/problem.ts'

const RETRY_SECONDS = 2

/** The one place where something thrown becomes a Problem. Whatever is not recognised is a bug of ours. */
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

/** Asks who threw, not which status it carries: other companies' errors have one too. */
function isUnreadableBody(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return isRecord(cause) && cause.package === '@middy/http-json-body-parser'
}

const OUR_MISTAKES = ['ValidationException', 'AccessDeniedException', 'ResourceNotFoundException']

/** The SDK marks what went wrong on the way to a service, after its own retries, with its metadata. */
function isAwsFailure(error: unknown): boolean {
  return error instanceof Error && '$metadata' in error && !OUR_MISTAKES.includes(error.name)
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
