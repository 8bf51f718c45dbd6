import { CallError } from '../../lib/CallError.ts'

export interface LinkOutcome {
  title: string
  words: string
  /** Worth asking again with the same link. */
  mayRetry?: true
}

/** What opening the link from a mail has come to. */
export function linkOutcome(data: { alreadyVerified: boolean } | undefined, error: unknown): LinkOutcome {
  if (data) return data.alreadyVerified ? alreadyVerified : verified
  if (!(error instanceof CallError)) return networkError
  return outcomes[error.code ?? ''] ?? unknown
}

const verified = { title: 'Email Verified', words: 'Your email is verified. Thank you.' }
const alreadyVerified = { title: 'Email Verified', words: 'Your email is already verified.' }

const networkError: LinkOutcome = {
  title: 'Verification Failed',
  words: 'Network error occurred while verifying email',
  mayRetry: true,
}

const unknown = { title: 'Verification Failed', words: "We couldn't verify your email address." }

export const missingToken = { title: 'Verification Failed', words: 'No verification token found in URL' }

const outcomes: Record<string, LinkOutcome> = {
  MISSING_TOKEN: missingToken,
  TOKEN_EXPIRED: {
    title: 'Link Expired',
    words: 'Your verification link has expired. Request a new one below.',
  },
  INVALID_TOKEN: {
    title: 'Invalid Link',
    words: 'This verification link is invalid or has already been used.',
  },
}
