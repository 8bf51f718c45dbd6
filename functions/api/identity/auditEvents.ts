import type { identity } from '../../../shared/contract/identity.ts'
import { normaliseEmail } from '../../../shared/domain/email.ts'
import { pseudonym } from '../../domain/identity/token.ts'
import type { AuditEntry, AuditRules, SubjectOf } from '../../kit/auditLog.ts'
import type { IdentityNeeds } from './startSession.ts'

/** What decides who gets in: each of these leaves a line, under this name. */
export const securityEvents: AuditRules<typeof identity> = {
  register: 'register',
  login: 'signIn',
  signOutEverywhere: 'signOutEverywhere',
  changePassword: 'passwordChange',
  forgotPassword: 'resetRequest',
  resetPassword: 'passwordReset',
  verifyCode: 'emailVerification',
  verifyEmail: 'emailVerification',
  finishGoogle: (_, reply) => googleEvent(reply?.location ?? ''),
  disconnectGoogle: 'googleDisconnect',
}

/** Google's answers are all redirects, and where they lead shows what came of it. */
function googleEvent(location: string): AuditEntry {
  const [, code] = /authError=(\w+)/.exec(location) ?? []
  const isConnection = location.startsWith('/settings') || code === 'google_in_use' || code === 'google_conflict'
  return { event: isConnection ? 'googleConnect' : 'googleSignIn', ...(code && { code }) }
}

export const subjectOf =
  ({ identityKey }: Pick<IdentityNeeds, 'identityKey'>): SubjectOf =>
  async (email, now) =>
    pseudonym(await identityKey(now), `subject|${normaliseEmail(email)}`)
