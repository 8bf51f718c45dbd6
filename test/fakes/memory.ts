import type { Account } from '../../functions/domain/account/account.ts'
import type { CountedRevenue } from '../../functions/domain/admin/countedRevenue.ts'
import type { CheckoutAttempt } from '../../functions/domain/billing/checkoutAttempt.ts'
import type { Entitlement } from '../../functions/domain/billing/entitlement.ts'
import type { Session } from '../../functions/domain/identity/sessionRules.ts'
import type { KeptLetter } from '../../functions/domain/letter/KeptLetter.ts'
import type { OutboxMail } from '../../functions/domain/mail/outboxMail.ts'
import type { Customer } from '../../functions/store/customers.ts'
import type { Deletion } from '../../functions/store/deletions.ts'
import type { ListedDispute } from '../../functions/store/disputes.ts'
import type { Code, Link } from '../../functions/store/verification.ts'
import { type EpochSeconds, MINUTE } from '../../shared/domain/time.ts'
import { fakeLeases } from './fakeLeases.ts'

type Owner = { accountId: string } | { claim: string; claimedUntil: number }
type DueItem = OutboxMail & { leasedUntil?: EpochSeconds; outcome?: 'sent' | 'dropped' | 'dead' }

/** What the fakes share, as the real stores share one table. Tests may look into it. */
export const memory = () => ({
  accounts: new Map<string, Account>(),
  entitlements: new Map<string, Entitlement>(),
  entitlementLeases: fakeLeases(MINUTE),
  disputes: new Map<string, ListedDispute>(),
  revenue: new Map<string, { version: number; counted: CountedRevenue }>(),
  /** Sums by counter and name. */
  counters: new Map<string, Record<string, number>>(),
  checkouts: new Map<string, CheckoutAttempt>(),
  checkoutLeases: fakeLeases(MINUTE),
  /** Which checkout has claimed a trial, by its fingerprints. */
  trials: new Map<string, string>(),
  customers: new Map<string, Customer>(),
  owners: new Map<string, Owner>(),
  googleOwners: new Map<string, string>(),
  mails: new Map<string, DueItem>(),
  letters: new Map<string, KeptLetter>(),
  deletions: new Map<string, Deletion>(),
  sessions: new Map<string, Session>(),
  codes: new Map<string, Code>(),
  links: new Map<string, Link>(),
})
export type Memory = ReturnType<typeof memory>
