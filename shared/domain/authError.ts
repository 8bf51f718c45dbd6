/** Why a sign-in with Google did not happen, as the landing page is told; and what it says about it. */
export const authErrors = {
  google_unavailable: "Google sign-in isn't available right now. Please use your email and password.",
  google_busy:
    'There were too many sign-in attempts from your network. Please wait a few minutes, or use your email and password.',
  google_failed: "Google couldn't confirm it was you. Please try again.",
  google_conflict: "We couldn't connect your Google account just now. Please try again.",
  google_unverified: "Google hasn't verified this email address. Please use your email and password.",
  google_in_use:
    "We couldn't connect this Google account. Either it's connected to another account already, or yours has one.",
  signed_out: 'Your session has ended. Please sign in, then connect Google in settings.',
  link_required:
    'You already have an account with this email. Sign in with your password, then connect Google in settings.',
  account_exists: 'An account with this email already exists. Sign in with your password or reset it.',
} as const

export type AuthError = keyof typeof authErrors
export const isAuthError = (code: string | null): code is AuthError => code !== null && Object.hasOwn(authErrors, code)
