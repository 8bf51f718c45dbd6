import { Problem } from '../../../shared/contract/problem.ts'
import { normaliseEmail } from '../../../shared/domain/email.ts'
import { after, DAY, type EpochSeconds } from '../../../shared/domain/time.ts'
import type { Payments } from '../../domain/billing/payments.ts'
import { isLive, isOurs } from '../../domain/billing/subscriptionSnapshot.ts'
import type { AccountStore } from '../../store/accounts.ts'
import type { CustomerStore } from '../../store/customers.ts'
import type { EntitlementStore } from '../../store/entitlements.ts'
import { refuseDisputed } from './refuseDisputed.ts'
import { type VoidCheckoutNeeds, voidCheckout } from './voidCheckout.ts'

export interface GrantAccessNeeds extends VoidCheckoutNeeds {
  payments: VoidCheckoutNeeds['payments'] & Pick<Payments, 'listSubscriptions'>
  customers: Pick<CustomerStore, 'find'>
  accounts: Pick<AccountStore, 'find' | 'findIdByEmail'>
  entitlements: Pick<EntitlementStore, 'replace'>
}

interface Grant {
  email: string
  days: number
  now: EpochSeconds
}

/** Gives a person complimentary access for some days from now. It ends by itself; nothing is ever charged for it. */
export async function grantAccess(needs: GrantAccessNeeds, { email, days, now }: Grant): Promise<void> {
  const id = await needs.accounts.findIdByEmail(normaliseEmail(email))
  const record = id === undefined ? undefined : await needs.accounts.find(id)
  if (!record) throw new Problem('NOT_FOUND', { message: 'No account has this email.' })
  const { entitlement } = record
  refuseDisputed(entitlement)
  if (entitlement?.source === 'unknown') {
    throw new Problem('CONFLICT', { message: 'A newer release gave this account its access. Change it there.' })
  }
  if (entitlement?.source === 'stripe' && entitlement.status !== 'inactive') {
    throw hasSubscription()
  }

  await refusePayer(needs, record.account.id)
  await voidCheckout(needs, { accountId: record.account.id, now })
  const granted = { status: 'active', source: 'comp', trialEndsAt: null } as const
  const claim = { ...granted, subscriptionEndsAt: after(now, days * DAY) }
  const isWritten = await needs.entitlements.replace(record.account.id, entitlement, { claim, now })
  if (!isWritten) throw new Problem('CONFLICT')
}

/** Also one of which no event has told us yet. */
async function refusePayer({ customers, payments }: GrantAccessNeeds, accountId: string): Promise<void> {
  const customer = await customers.find(accountId)
  const all = customer ? await payments.listSubscriptions(customer.customerId) : []
  if (all.some((each) => isLive(each) && isOurs(each))) throw hasSubscription()
}

const hasSubscription = () =>
  new Problem('CONFLICT', { message: 'This account has a Stripe subscription. Change it in Stripe.' })
