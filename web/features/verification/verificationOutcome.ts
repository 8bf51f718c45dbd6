import { ApiError } from '../../lib/api/ApiError.ts'

export interface VerificationOutcome {
  title: string
  message: string
  /** What to do about it. */
  advice?: string
  /** The same link may work on another try. */
  mayRetry?: true
}

/** What to show after opening the link of a verification email. */
export function verificationOutcome(
  data: { alreadyVerified: boolean } | undefined,
  error: unknown,
): VerificationOutcome {
  if (data) return data.alreadyVerified ? alreadyVerified : verified
  if (!(error instanceof ApiError)) return networkError
  return outcomes[error.body.error ?? error.code ?? ''] ?? (error.status >= 500 ? serverError : unknown)
}

const verified = { title: 'Email Verified', message: 'Your email is verified. Thank you.' }
const alreadyVerified = { title: 'Email Verified', message: 'Your email is already verified.' }

const networkError: VerificationOutcome = {
  title: 'Verification Failed',
  message: 'Network error occurred while verifying email',
  mayRetry: true,
}

const unknown = { title: 'Verification Failed', message: "We couldn't verify your email address." }

const serverError: VerificationOutcome = { ...unknown, advice: 'Your link may still work. Try again.', mayRetry: true }

export const missingToken = {
  title: 'Verification Failed',
  message: 'No verification token found in URL',
  advice: 'Part of the link is missing. Copy the whole link from your email.',
}

const outcomes: Record<string, VerificationOutcome> = {
  NETWORK_ERROR: networkError,
  MISSING_TOKEN: missingToken,
  TOKEN_EXPIRED: {
    title: 'Link Expired',
    message: 'Your verification link has expired. Request a new one below.',
  },
  INVALID_TOKEN: {
    title: 'Invalid Link',
    message: 'This verification link is invalid or has already been used.',
  },
}
