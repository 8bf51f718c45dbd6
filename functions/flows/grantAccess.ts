import { Problem } from '../../shared/contract/problem.ts'
import { normaliseEmail } from '../../shared/domain/email.ts'
import { after, DAY, type EpochSeconds } from '../../shared/domain/time.ts'
import type { EntitlementStore } from '../store/entitlements.ts'
import type { PeopleStore } from '../store/people.ts'

export interface GrantAccessNeeds {
  people: Pick<PeopleStore, 'find' | 'findIdByEmail'>
  entitlements: Pick<EntitlementStore, 'replace'>
}

interface Grant {
  email: string
  days: number
  now: EpochSeconds
}

/** Gives a person complimentary access for some days from now. It ends by itself; nothing is ever charged for it. */
export async function grantAccess(needs: GrantAccessNeeds, { email, days, now }: Grant): Promise<void> {
  const id = await needs.people.findIdByEmail(normaliseEmail(email))
  const person = id === undefined ? undefined : await needs.people.find(id)
  if (!person) throw new Problem('NOT_FOUND', { message: 'No account has this email.' })
  if (person.entitlement?.source === 'stripe' && person.entitlement.status !== 'inactive') {
    throw new Problem('CONFLICT', { message: 'This account has a Stripe subscription. Change it in Stripe.' })
  }

  const isWritten = await needs.entitlements.replace(person.account.id, person.entitlement, {
    status: 'active',
    source: 'comp',
    trialEndsAt: null,
    subscriptionEndsAt: after(now, days * DAY),
  })
  if (!isWritten) throw new Problem('CONFLICT')
}
