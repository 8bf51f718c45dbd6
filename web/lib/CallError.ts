import type { ProblemReply } from '../../shared/contract/problem.ts'

/** An answer that is not a success. The message is the wire's, `STATUS: BODY`; people read `words`. */
export class CallError extends Error {
  override name = 'CallError'
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

  /** A wrong password is refused with the same status, and means something else. */
  get hasNoSession(): boolean {
    return this.code === 'UNAUTHORIZED'
  }
}

/** What the server says to the person, or the given words where it said nothing readable. What has no code is not ours. */
export function wordsOf(error: unknown, otherwise: string): string {
  if (!(error instanceof CallError)) return otherwise
  return error.hasNoSession ? SIGNED_OUT : (error.code && error.body.message) || otherwise
}

const SIGNED_OUT = "You've been signed out. Sign in again to continue."

/** Not every answer is ours: a proxy's page of HTML counts as an empty body. */
function parse(text: string): Partial<ProblemReply> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
