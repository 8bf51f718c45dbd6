import type { verification } from '../../../shared/contract/identity/verification.ts'
import { badToken } from '../../../shared/contract/problem.ts'
import { succeeded } from '../../../shared/contract/success.ts'
import { sessionUserOf } from '../../domain/account/account.ts'
import { sendVerification } from '../../flows/identity/sendVerification.ts'
import { verifyCode } from '../../flows/identity/verifyCode.ts'
import { verifyLink } from '../../flows/identity/verifyLink.ts'
import { authenticate } from '../../kit/http/authorize.ts'
import { SESSION_COOKIE } from '../../kit/http/cookies.ts'
import type { Answers, Request } from '../../kit/http/serve.ts'
import type { IdentityNeeds, StartSession } from './startSession.ts'

export function verificationAnswers(needs: IdentityNeeds, startSession: StartSession): Answers<typeof verification> {
  const send = async (
    { member, now }: Pick<Request<typeof verification.sendCode>, 'member' | 'now'>,
    email?: string,
  ) => {
    const isSent = await sendVerification(needs, { account: member.account, email, now })
    const message = isSent ? 'A new code is on its way.' : 'Your email is already verified.'
    return { ...succeeded(message), alreadyVerified: !isSent }
  }

  return {
    verifyCode: async (request) => {
      const { member, body, now } = request
      const account = await verifyCode(needs, { account: member.account, otp: body.otp, now })
      if (account !== member.account) await startSession(request, account)
      return { ...succeeded('Your email is verified.'), user: sessionUserOf(account, member.standing, now) }
    },

    sendCode: (request) => send(request, request.body?.email),

    sendVerification: (request) => send(request),

    verifyWithoutToken: () => {
      throw badToken('MISSING_TOKEN')
    },

    verifyEmail: async (request) => {
      const { params, visitor, now } = request
      const own = (await authenticate(needs, visitor.cookies[SESSION_COOKIE], now))?.account
      const { account, wasVerified, endedEpoch } = await verifyLink(needs, {
        token: params.token,
        visitorId: own?.id,
        now,
      })
      // A new address ends every session, but for the one of whoever verifies it. What anything else has ended stays ended.
      if (own?.id === account.id && own.sessionEpoch === endedEpoch) await startSession(request, account)
      return {
        message: wasVerified ? 'Your email is already verified.' : 'Your email is verified.',
        alreadyVerified: wasVerified,
      }
    },
  }
}
