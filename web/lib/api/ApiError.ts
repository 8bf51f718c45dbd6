import type { ProblemReply } from '../../../shared/contract/problem.ts'

/** Any reply that is not a success. `message` is `STATUS: BODY`, for logs; what people read comes from `messageOf`. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly body: Partial<ProblemReply>

  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
    this.status = status
    this.body = parse(text)
  }

  get code(): ProblemReply['code'] | undefined {
    return this.body.code
  }

  /** False when a proxy answered, with a page or with nothing. */
  get isJson(): boolean {
    return Object.keys(this.body).length > 0
  }

  /** By code, not by status: a wrong password is a 401 too. */
  get isUnauthenticated(): boolean {
    return this.code === 'UNAUTHORIZED'
  }
}

/** The message to show for an error: the server's own, or the fallback. A reply without a code is not from our server. */
export function messageOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback
  return error.isUnauthenticated ? SIGNED_OUT : (error.code && error.body.message) || fallback
}

/**
 * The same for signing in, signing up and verifying: a 400, 401 or 409 is about what was entered, so its message is shown
 * even without a code.
 */
export function messageOfRejection(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError) || error.isUnauthenticated) return messageOf(error, fallback)
  return (REJECTIONS.includes(error.status) && error.body.message) || messageOf(error, fallback)
}

const REJECTIONS = [400, 401, 409]

const SIGNED_OUT = "You've been logged out. Sign in again to continue."

/** A reply may come from a proxy: an HTML page counts as an empty body. */
function parse(text: string): Partial<ProblemReply> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return {}
    return 'message' in value && typeof value.message !== 'string' ? { ...value, message: '' } : value
  } catch {
    return {}
  }
}
