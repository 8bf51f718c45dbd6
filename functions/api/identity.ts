import { identity } from '../../shared/contract/identity.ts'
import { invalidInput } from '../../shared/contract/problem.ts'
import { succeeded } from '../../shared/contract/success.ts'
import { INVALID_EMAIL } from '../../shared/domain/email.ts'
import { sessionUserOf } from '../domain/account/account.ts'
import { standingOf } from '../domain/billing/entitlement.ts'
import { closeSession } from '../flows/identity/closeSession.ts'
import { registerAccount } from '../flows/identity/registerAccount.ts'
import { signIn } from '../flows/identity/signIn.ts'
import { audited } from '../kit/auditLog.ts'
import { DEVICE_COOKIE, ENDED_SESSION_COOKIE } from '../kit/http/cookies.ts'
import { presentedSessions } from '../kit/http/presentedSessions.ts'
import { type Answers, serve } from '../kit/http/serve.ts'
import { wireIdentity } from '../wiring/identity.ts'
import { securityEvents, subjectOf } from './identity/auditEvents.ts'
import { googleAnswers } from './identity/google.ts'
import { passwordAnswers } from './identity/passwords.ts'
import { sessionStarter } from './identity/startSession.ts'
import { verificationAnswers } from './identity/verification.ts'

const needs = wireIdentity()
const startSession = sessionStarter(needs)

const answers: Answers<typeof identity> = {
  register: async (request) => {
    const account = await registerAccount(needs, { ...request.body, now: request.now })
    await startSession(request, account)
    return {
      ...sessionUserOf(account, standingOf(undefined), request.now),
      message: 'Check your email for your verification code.',
    }
  },

  login: async (request) => {
    const { body, visitor, now } = request
    const email = body.email ?? (needs.environment.STAGE === 'prod' ? undefined : body.username)
    if (!email) throw invalidInput({ email: INVALID_EMAIL })
    const from = { address: visitor.address, deviceCookie: visitor.cookies[DEVICE_COOKIE] }
    const { account, entitlement } = await signIn(needs, { ...body, ...from, email, now })
    await startSession(request, account)
    return sessionUserOf(account, standingOf(entitlement), now)
  },

  logout: async ({ visitor, cookies }) => {
    await Promise.all(presentedSessions(visitor.cookies).map((tokenHash) => closeSession(needs, tokenHash)))
    cookies.dropSession()
    if (visitor.cookies[ENDED_SESSION_COOKIE]) cookies.dropEndedSession()
    return succeeded("You've been logged out.")
  },

  ...verificationAnswers(needs, startSession),
  ...passwordAnswers(needs, startSession),
  ...googleAnswers(needs, startSession),
}

export const handler = serve(identity, needs, audited(answers, securityEvents, subjectOf(needs)))
