import type { google } from '../../../shared/contract/identity/google.ts'
import { succeeded } from '../../../shared/contract/success.ts'
import type { AuthError } from '../../../shared/domain/authError.ts'
import { localDateAt } from '../../../shared/domain/time.ts'
import { sessionUserOf } from '../../domain/account/account.ts'
import type { GoogleTransaction } from '../../domain/identity/googleTransaction.ts'
import { hashOf, newToken } from '../../domain/identity/token.ts'
import { applyOnboardingDraft } from '../../flows/identity/applyOnboardingDraft.ts'
import { connectGoogle } from '../../flows/identity/connectGoogle.ts'
import { disconnectGoogle } from '../../flows/identity/disconnectGoogle.ts'
import { type GoogleSignIn, signInWithGoogle } from '../../flows/identity/signInWithGoogle.ts'
import { startGoogleSignIn } from '../../flows/identity/startGoogleSignIn.ts'
import { verifyGoogleCallback } from '../../flows/identity/verifyGoogleCallback.ts'
import { noteAccountOf } from '../../kit/auditLog.ts'
import { authenticate } from '../../kit/http/authorize.ts'
import { DRAFT_COOKIE, DRAFT_SECONDS, GOOGLE_TRANSACTION_COOKIE, SESSION_COOKIE } from '../../kit/http/cookies.ts'
import type { Answers, Request } from '../../kit/http/serve.ts'
import { log } from '../../kit/log.ts'
import type { IdentityNeeds, StartSession } from './startSession.ts'

const to = (location: string) => ({ location })
const refusal = (code: AuthError) => to(`/?authError=${code}`)

type GoogleStart = Pick<Request<typeof google.startGoogleSignIn>, 'visitor' | 'cookies' | 'now'>
type Finishing = Request<typeof google.finishGoogle>

export function googleAnswers(needs: IdentityNeeds, startSession: StartSession): Answers<typeof google> {
  async function redirectToGoogle(
    { visitor, cookies, now }: GoogleStart,
    start: { mode: GoogleTransaction['mode']; sessionHash?: string },
  ) {
    const draftToken = visitor.cookies[DRAFT_COOKIE]
    try {
      const { location, cookie } = await startGoogleSignIn(needs, { ...start, draftToken, now })
      cookies.keepGoogleTransaction(cookie)
      return to(location)
    } catch (error) {
      log.warn('Google is out of reach', { event: 'google', error })
      return refusal('google_unavailable')
    }
  }

  async function finishSignIn(
    request: Finishing,
    signedIn: Exclude<GoogleSignIn, { refuse: AuthError }>,
    draftHash?: string,
  ) {
    const { visitor, cookies, now } = request
    const token = visitor.cookies[DRAFT_COOKIE]
    const draft = token && hashOf(token) === draftHash ? await needs.googleSignIns.takeDraft(draftHash, now) : undefined
    const today = localDateAt(now, visitor.zone)
    const account = draft
      ? await applyOnboardingDraft(needs, { account: signedIn.account, draft, today })
      : signedIn.account
    cookies.dropDraft()
    await startSession(request, account)
    return to(account.onboardingCompleted ? '/dashboard' : '/onboarding')
  }

  return {
    startGoogleSignIn: (request) => redirectToGoogle(request, { mode: 'login' }),

    connectGoogle: (request) =>
      redirectToGoogle(request, { mode: 'connect', sessionHash: request.member.session.tokenHash }),

    finishGoogle: async (request) => {
      const { query, visitor, cookies, now } = request
      const answered = await verifyGoogleCallback(needs, {
        ...codeAndState(query),
        cookie: visitor.cookies[GOOGLE_TRANSACTION_COOKIE],
        now,
      })
      cookies.dropGoogleTransaction()
      if (!answered) return refusal('google_failed')
      const { transaction, identity } = answered
      if (transaction.mode === 'login') {
        const signedIn = await signInWithGoogle(needs, { identity, now })
        return 'refuse' in signedIn ? refusal(signedIn.refuse) : finishSignIn(request, signedIn, transaction.draftHash)
      }
      const member = await authenticate(needs, visitor.cookies[SESSION_COOKIE], now)
      if (member?.session.tokenHash !== transaction.sessionHash || !member) return refusal('google_failed')
      noteAccountOf(request, member.account.id)
      const refused = await connectGoogle(needs, { account: member.account, identity, now })
      return refused ? refusal(refused) : to('/settings?google=connected')
    },

    disconnectGoogle: async ({ member, now }) => {
      const account = await disconnectGoogle(needs, { account: member.account, now })
      return {
        ...succeeded('Your Google account has been disconnected.'),
        user: sessionUserOf(account, member.standing, now),
      }
    },

    storeOnboarding: async ({ body, cookies, now }) => {
      const token = newToken()
      const { step: _, ...progress } = body
      await needs.googleSignIns.keepDraft({ hash: hashOf(token), value: progress, now, seconds: DRAFT_SECONDS })
      cookies.keepDraft(token)
      return { token }
    },
  }
}

const codeAndState = ({ code, state }: { code?: string | undefined; state?: string | undefined }) => ({ code, state })
