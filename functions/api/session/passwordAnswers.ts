import type { passwords } from '../../../shared/contract/passwords.ts'
import { succeeded } from '../../../shared/contract/success.ts'
import { askForReset } from '../../flows/askForReset.ts'
import { changePassword } from '../../flows/changePassword.ts'
import { endSessions } from '../../flows/endSessions.ts'
import { resetPassword } from '../../flows/resetPassword.ts'
import type { Answers } from '../../kit/serve.ts'
import { noteWho } from '../../kit/witness.ts'
import type { Enter, SessionNeeds } from './entering.ts'

export const passwordAnswers = (needs: SessionNeeds, enter: Enter): Answers<typeof passwords> => ({
  forgotPassword: async ({ body, now }) => {
    await askForReset(needs, { email: body.email, now })
    return { message: "If this email has an account, we've sent it a link." }
  },

  resetPassword: async (request) => {
    const { body, visitor, cookies, now } = request
    noteWho(request, (await resetPassword(needs, { ...body, address: visitor.address, now })).id)
    cookies.dropSession()
    return { message: 'Your password has been changed. Sign in with the new one.' }
  },

  changePassword: async (request) => {
    const { member, body, now } = request
    await enter(request, await changePassword(needs, { account: member.account, ...body, now }))
    return { message: 'Your password has been changed.' }
  },

  signOutEverywhere: async ({ member, cookies }) => {
    await endSessions(needs, member.account)
    cookies.dropSession()
    return succeeded("You've been signed out everywhere.")
  },
})
