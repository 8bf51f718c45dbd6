import { api } from '../../shared/contract/index.ts'
import { succeeded } from '../../shared/contract/success.ts'
import { localDateAt } from '../../shared/domain/time.ts'
import { profileOf, sessionUserOf } from '../domain/account.ts'
import { findPlace, resolvePlace, suggestPlaces } from '../domain/gazetteer.ts'
import { closeAccount } from '../flows/closeAccount.ts'
import { completeOnboarding } from '../flows/completeOnboarding.ts'
import { exportHoldings } from '../flows/exportHoldings.ts'
import { saveProfile } from '../flows/saveProfile.ts'
import { type Answers, serve } from '../kit/serve.ts'
import { type Watches, witnessed } from '../kit/witness.ts'
import { wireProfile } from '../wiring.ts'

const places = { find: findPlace, resolve: (text: string) => resolvePlace(text).match ?? undefined }
const needs = { ...wireProfile(), places }

const answers: Answers<typeof api.profile> = {
  readProfile: ({ member, now }) => profileOf(member.account, member.standing, now),

  saveProfile: async ({ member, body, visitor, now }) => {
    const today = localDateAt(now, visitor.zone)
    const account = await saveProfile(needs, { account: member.account, change: body, today, now })
    return profileOf(account, member.standing, now)
  },

  suggestPlaces: ({ query }) => suggestPlaces(query.query),

  exportHoldings: ({ member, query, now }) =>
    exportHoldings(needs, { account: member.account, standing: member.standing, after: query.after, now }),

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

const securityEvents: Watches<typeof api.profile> = {
  saveProfile: ({ body, member }) =>
    body.email === undefined || body.email === member.account.email ? undefined : { event: 'emailChange' },
  deleteAccount: 'accountDeletion',
}

export const handler = serve(api.profile, needs, witnessed(answers, securityEvents))
