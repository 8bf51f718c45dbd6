import { api } from '../../shared/contract/index.ts'
import { invalidInput } from '../../shared/contract/problem.ts'
import { succeeded } from '../../shared/contract/success.ts'
import { INVALID_EMAIL } from '../../shared/domain/email.ts'
import { sessionUserOf } from '../domain/account.ts'
import { standingOf } from '../domain/entitlement.ts'
import { closeSession } from '../flows/closeSession.ts'
import { registerAccount } from '../flows/registerAccount.ts'
import { signIn } from '../flows/signIn.ts'
import { SESSION_COOKIE } from '../kit/cookies.ts'
import { type Answers, serve } from '../kit/serve.ts'
import { witnessed } from '../kit/witness.ts'
import { wireSession } from '../wiring.ts'
import { entering } from './session/entering.ts'
import { googleAnswers } from './session/googleAnswers.ts'
import { passwordAnswers } from './session/passwordAnswers.ts'
import { securityEvents, subjectOf } from './session/securityEvents.ts'
import { verificationAnswers } from './session/verificationAnswers.ts'

const needs = wireSession()
const enter = entering(needs)

const answers: Answers<typeof api.session> = {
  readSessionUser: ({ member, now }) => sessionUserOf(member.account, member.standing, now),

  register: async (request) => {
    const account = await registerAccount(needs, { ...request.body, now: request.now })
    await enter(request, account)
    return {
      ...sessionUserOf(account, standingOf(undefined), request.now),
      message: 'Check your email for your verification code.',
    }
  },

  login: async (request) => {
    const { body, visitor, now } = request
    const email = body.email ?? (needs.environment.STAGE === 'prod' ? undefined : body.username)
    if (!email) throw invalidInput({ email: INVALID_EMAIL })
    const { account, entitlement } = await signIn(needs, { ...body, email, address: visitor.address, now })
    await enter(request, account)
    return sessionUserOf(account, standingOf(entitlement), now)
  },

  logout: async ({ visitor, cookies }) => {
    await closeSession(needs, visitor.cookies[SESSION_COOKIE])
    cookies.dropSession()
    return succeeded("You've been signed out.")
  },

  ...verificationAnswers(needs, enter),
  ...passwordAnswers(needs, enter),
  ...googleAnswers(needs, enter),

  readHealth: async () => {
    await needs.reachTable()
    return { status: 'ok' as const, version: needs.environment.VERSION, services: { database: 'ok' as const } }
  },
}

export const handler = serve(api.session, needs, witnessed(answers, securityEvents, subjectOf(needs)))
