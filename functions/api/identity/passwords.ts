import type { passwords } from '../../../shared/contract/identity/passwords.ts'
import { succeeded } from '../../../shared/contract/success.ts'
import { newDeviceCookie } from '../../domain/identity/deviceCookie.ts'
import { changePassword } from '../../flows/identity/changePassword.ts'
import { endSessions } from '../../flows/identity/endSessions.ts'
import { requestPasswordReset } from '../../flows/identity/requestPasswordReset.ts'
import { resetPassword } from '../../flows/identity/resetPassword.ts'
import { noteAccountOf } from '../../kit/auditLog.ts'
import type { Answers } from '../../kit/http/serve.ts'
import type { IdentityNeeds, StartSession } from './startSession.ts'

export const passwordAnswers = (needs: IdentityNeeds, startSession: StartSession): Answers<typeof passwords> => ({
  forgotPassword: async ({ body, now }) => {
    await requestPasswordReset(needs, { email: body.email, now })
    return { message: "If this email has an account, we've sent it a link." }
  },

  resetPassword: async (request) => {
    const { body, visitor, cookies, now } = request
    const account = await resetPassword(needs, { ...body, address: visitor.address, now })
    noteAccountOf(request, account.id)
    cookies.dropSession()
    // Whoever reads the mail of the account need not wait for those who guess at its password.
    cookies.keepDevice(newDeviceCookie(account, await needs.deviceCookieKey(now)))
    return { message: 'Your password has been changed. Sign in with the new one.' }
  },

  changePassword: async (request) => {
    const { member, body, now } = request
    await startSession(request, await changePassword(needs, { account: member.account, ...body, now }))
    return { message: 'Your password has been changed.' }
  },

  signOutEverywhere: async ({ member, cookies }) => {
    await endSessions(needs, member.account)
    cookies.dropSession()
    return succeeded("You've been logged out everywhere.")
  },
})
