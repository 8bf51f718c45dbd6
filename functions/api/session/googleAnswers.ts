import type { google } from '../../../shared/contract/google.ts'
import { succeeded } from '../../../shared/contract/success.ts'
import type { AuthError } from '../../../shared/domain/authError.ts'
import { localDateAt } from '../../../shared/domain/time.ts'
import { sessionUserOf } from '../../domain/account.ts'
import type { OauthTransaction } from '../../domain/oauthTransaction.ts'
import { hashOf, newToken } from '../../domain/token.ts'
import { answerGoogle } from '../../flows/answerGoogle.ts'
import { applyDraft } from '../../flows/applyDraft.ts'
import { connectGoogle } from '../../flows/connectGoogle.ts'
import { disconnectGoogle } from '../../flows/disconnectGoogle.ts'
import { type Entered, enterByGoogle } from '../../flows/enterByGoogle.ts'
import { startGoogle } from '../../flows/startGoogle.ts'
import { recognise } from '../../kit/admit.ts'
import { DRAFT_COOKIE, OAUTH_COOKIE, SESSION_COOKIE } from '../../kit/cookies.ts'
import { log } from '../../kit/log.ts'
import type { Answers, Request } from '../../kit/serve.ts'
import { noteWho } from '../../kit/witness.ts'
import type { Enter, SessionNeeds } from './entering.ts'

const DRAFT_SECONDS = 30 * 60
const to = (location: string) => ({ location })
const sorry = (code: AuthError) => to(`/?authError=${code}`)

type Asked = Pick<Request<typeof google.startGoogle>, 'visitor' | 'cookies' | 'now'>
type Finishing = Request<typeof google.finishGoogle>

export function googleAnswers(needs: SessionNeeds, enter: Enter): Answers<typeof google> {
  async function leave(
    { visitor, cookies, now }: Asked,
    start: { mode: OauthTransaction['mode']; sessionHash?: string },
  ) {
    const draftToken = visitor.cookies[DRAFT_COOKIE]
    try {
      const { location, cookie } = await startGoogle(needs, { ...start, draftToken, now })
      cookies.keepOauth(cookie)
      return to(location)
    } catch (error) {
      log.warn('Google is out of reach', { event: 'google', error })
      return sorry('google_unavailable')
    }
  }

  async function comeIn(request: Finishing, entered: Exclude<Entered, { refuse: AuthError }>, draftHash?: string) {
    const { visitor, cookies, now } = request
    const token = visitor.cookies[DRAFT_COOKIE]
    const draft = token && hashOf(token) === draftHash ? await needs.oauth.takeDraft(draftHash, now) : undefined
    const today = localDateAt(now, visitor.zone)
    const account = draft ? await applyDraft(needs, { account: entered.account, draft, today }) : entered.account
    cookies.dropDraft()
    await enter(request, account)
    return to(account.onboardingCompleted ? '/dashboard' : '/onboarding')
  }

  return {
    startGoogle: (request) => leave(request, { mode: 'login' }),

    connectGoogle: (request) => leave(request, { mode: 'connect', sessionHash: request.member.session.tokenHash }),

    finishGoogle: async (request) => {
      const { query, visitor, cookies, now } = request
      const answered = await answerGoogle(needs, { ...wordsOf(query), cookie: visitor.cookies[OAUTH_COOKIE], now })
      cookies.dropOauth()
      if (!answered) return sorry('google_failed')
      const { transaction, identity } = answered
      if (transaction.mode === 'login') {
        const entered = await enterByGoogle(needs, { identity, now })
        return 'refuse' in entered ? sorry(entered.refuse) : comeIn(request, entered, transaction.draftHash)
      }
      const member = await recognise(needs, visitor.cookies[SESSION_COOKIE], now)
      if (member?.session.tokenHash !== transaction.sessionHash || !member) return sorry('google_failed')
      noteWho(request, member.account.id)
      const refused = await connectGoogle(needs, { account: member.account, identity, now })
      return refused ? sorry(refused) : to('/settings?google=connected')
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
      await needs.oauth.keepDraft({ hash: hashOf(token), value: progress, now, seconds: DRAFT_SECONDS })
      cookies.keepDraft(token)
      return { token }
    },
  }
}

const wordsOf = ({ code, state }: { code?: string | undefined; state?: string | undefined }) => ({ code, state })
