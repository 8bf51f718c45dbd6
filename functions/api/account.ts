import { account as contract } from '../../shared/contract/account.ts'
import { succeeded } from '../../shared/contract/success.ts'
import { localDateAt } from '../../shared/domain/time.ts'
import { profileOf, sessionUserOf } from '../domain/account/account.ts'
import { findPlace, resolvePlace } from '../domain/places/gazetteer.ts'
import { closeAccount } from '../flows/account/closeAccount.ts'
import { completeOnboarding } from '../flows/account/completeOnboarding.ts'
import { exportData } from '../flows/account/exportData.ts'
import { saveProfile } from '../flows/account/saveProfile.ts'
import { type AuditRules, audited } from '../kit/auditLog.ts'
import { type Answers, serve } from '../kit/http/serve.ts'
import { wireAccount } from '../wiring/account.ts'

const places = { find: findPlace, resolve: (text: string) => resolvePlace(text).match ?? undefined }
const needs = { ...wireAccount(), places }

const answers: Answers<typeof contract> = {
  readSessionUser: ({ member, now }) => sessionUserOf(member.account, member.standing, now),

  readProfile: ({ member, now }) => profileOf(member.account, member.standing, now),

  saveProfile: async ({ member, body, visitor, now }) => {
    const today = localDateAt(now, visitor.zone)
    const account = await saveProfile(needs, { account: member.account, change: body, today, now })
    return profileOf(account, member.standing, now)
  },

  exportData: ({ member, query, now }) =>
    exportData(needs, { account: member.account, standing: member.standing, after: query.after, now }),

  deleteAccount: async ({ member, cookies, now }) => {
    await closeAccount(needs, { account: member.account, now })
    cookies.dropSession()
    return succeeded('Your account is closed, and everything in it is being deleted.')
  },

  completeOnboarding: async ({ member, now }) => {
    const account = await completeOnboarding(needs, member.account)
    return { ...succeeded('Your answers have been saved.'), user: sessionUserOf(account, member.standing, now) }
  },
}

const securityEvents: AuditRules<typeof contract> = {
  saveProfile: ({ body, member }) =>
    body.email === undefined || body.email === member.account.email ? undefined : { event: 'emailChange' },
  deleteAccount: 'accountDeletion',
}

export const handler = serve(contract, needs, audited(answers, securityEvents))
