import * as z from 'zod/mini'
import { OnboardingProgress } from '../../domain/onboarding.ts'
import { HOUR, MINUTE } from '../../domain/time.ts'
import { SessionUser } from '../../domain/user.ts'
import { group, perAddressCounted, perMemberCounted } from '../endpoint.ts'
import { Redirect, Success } from '../success.ts'

const STEP = 'step must be a whole number from 1 to 8'

/** Signing in with Google. A browser navigates to the first three, so they answer with a redirect. */
export const google = group({
  startGoogleSignIn: {
    method: 'GET',
    path: '/api/auth/google',
    access: 'anyone',
    status: 302,
    limits: [perAddressCounted(20, 15 * MINUTE)],
    reply: Redirect,
  },
  connectGoogle: {
    method: 'GET',
    path: '/api/auth/google/connect',
    access: 'member',
    status: 302,
    /** Linking is a change, although a browser has to navigate to it. */
    isGuarded: true,
    limits: [perAddressCounted(20, 15 * MINUTE)],
    reply: Redirect,
  },
  finishGoogle: {
    method: 'GET',
    path: '/api/auth/google/callback',
    access: 'anyone',
    status: 302,
    limits: [perAddressCounted(20, 15 * MINUTE)],
    query: z.object({ code: z.optional(z.string()), state: z.optional(z.string()) }),
    reply: Redirect,
  },
  disconnectGoogle: {
    method: 'POST',
    path: '/api/auth/google/disconnect',
    access: 'member',
    limits: [perMemberCounted(5, HOUR)],
    reply: z.extend(Success, { user: SessionUser }),
  },
  storeOnboarding: {
    method: 'POST',
    path: '/api/auth/store-onboarding',
    access: 'anyone',
    limits: [perAddressCounted(10, HOUR)],
    body: z.extend(OnboardingProgress, {
      step: z.optional(z.int(STEP).check(z.minimum(1, STEP), z.maximum(8, STEP))),
    }),
    reply: z.object({ token: z.string() }),
  },
})
