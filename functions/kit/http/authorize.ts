import type { Endpoint } from '../../../shared/contract/endpoint.ts'
import { Problem, upgradeRequired } from '../../../shared/contract/problem.ts'
import { type Membership, membershipOf, type Standing } from '../../../shared/domain/subscription.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import type { Account } from '../../domain/account/account.ts'
import { standingOf } from '../../domain/billing/entitlement.ts'
import { isSessionLive, isSlideDue, type Session } from '../../domain/identity/sessionRules.ts'
import type { AccountStore } from '../../store/accounts.ts'
import type { SessionStore } from '../../store/sessions.ts'
import { sessionHash } from './presentedSessions.ts'

/** The signed-in account behind a request, as read for this request, with its membership and session. */
export interface Member {
  account: Account
  standing: Standing
  membership: Membership
  session: Session
}

export interface AuthorizeNeeds {
  accounts: Pick<AccountStore, 'find'>
  sessions: Pick<SessionStore, 'find' | 'slide'>
}

interface Attempt {
  endpoint: Pick<Endpoint, 'access' | 'isOpenToRestricted'>
  token: string | undefined
  now: EpochSeconds
}

/**
 * The member an endpoint may serve, or undefined for endpoints that are open to anyone. Throws 401 when signed out and
 * 403 without Premium. Identity comes from the session alone; ids that a client sends are ignored.
 */
export async function authorize(needs: AuthorizeNeeds, { endpoint, token, now }: Attempt): Promise<Member | undefined> {
  const { access, isOpenToRestricted = false } = endpoint
  if (access === 'anyone') return undefined
  const member = access === 'admin' ? undefined : await authenticate(needs, token, now)
  if (!member) throw new Problem('UNAUTHORIZED')
  if (member.account.mustChangePassword && !isOpenToRestricted) throw new Problem('PASSWORD_CHANGE_REQUIRED')
  if (access === 'premium' && !member.membership.hasActiveAccess) throw upgradeRequired()
  return member
}

export async function authenticate(
  needs: AuthorizeNeeds,
  token: string | undefined,
  now: EpochSeconds,
): Promise<Member | undefined> {
  const hash = sessionHash(token)
  const session = hash ? await needs.sessions.find(hash) : undefined
  const record = session && (await needs.accounts.find(session.accountId))
  if (!record || !isSessionLive(session, record.account, now)) return undefined
  if (isSlideDue(session, now)) await needs.sessions.slide(session, now)
  const standing = standingOf(record.entitlement)
  return { account: record.account, standing, membership: membershipOf(standing, now), session }
}
