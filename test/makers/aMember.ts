import { standingOf } from '../../functions/domain/billing/entitlement.ts'
import type { Member } from '../../functions/kit/http/authorize.ts'
import { membershipOf, type Standing } from '../../shared/domain/subscription.ts'
import { anAccount } from './anAccount.ts'
import { aSession } from './aSession.ts'
import { NOW } from './later.ts'

interface Changes extends Partial<Pick<Member, 'account' | 'session'>> {
  standing?: Partial<Standing>
}

/** Somebody who is signed in; free unless a standing is given. */
export function aMember({ account = anAccount(), session = aSession(), standing }: Changes = {}): Member {
  const whole: Standing = { ...standingOf(undefined), ...standing }
  return { account, session, standing: whole, membership: membershipOf(whole, NOW) }
}
