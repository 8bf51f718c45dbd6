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

const SIGNED_OUT = "You've been signed out. Sign in again to continue."

/** A reply may come from a proxy: an HTML page counts as an empty body. */
function parse(text: string): Partial<ProblemReply> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
