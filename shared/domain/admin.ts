import * as z from 'zod/mini'
import { CurrencyCode } from './money.ts'
import { StatsDay } from './statsDay.ts'
import { ModelMonth, StatsCohort, StatsMonth, StatsRevenue, StatsWeek } from './statsPeriods.ts'
import { SubscriptionStatus } from './subscription.ts'
import { IsoInstant } from './time.ts'

export const AdminLogin = z.object({
  password: z.string().check(z.minLength(1, 'Enter the password'), z.maxLength(256, 'Use at most 256 characters')),
})

/** An account as an operator sees it: what the operator acts on, and nothing of a birth, a reading or a secret. */
export const AdminUser = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  emailVerified: z.boolean(),
  hasGoogle: z.boolean(),
  createdAt: IsoInstant,
  /** As it counts now, whether or not a job has run. */
  subscriptionStatus: SubscriptionStatus,
  trialEndsAt: z.nullable(IsoInstant),
  subscriptionEndsAt: z.nullable(IsoInstant),
  stripeSubscriptionId: z.nullable(z.string()),
  isComplimentary: z.boolean(),
  isPastDue: z.boolean(),
  /** A bank disputes a charge: nothing can begin until that is settled or an operator clears it. */
  isDisputed: z.boolean(),
})
export type AdminUser = z.infer<typeof AdminUser>

/** What the list can be filtered by. Somebody can be in several at once. */
export const USER_STATES = ['trial', 'active', 'cancelled', 'past_due', 'complimentary', 'free', 'disputed'] as const
export const UserState = z.enum(USER_STATES, { error: `Use one of ${USER_STATES.join(', ')}` })
export type UserState = z.infer<typeof UserState>

/** A row of the list. `cursor` of the last row asks for the next page. */
export const ListedUser = z.extend(AdminUser, { cursor: z.string() })
export type ListedUser = z.infer<typeof ListedUser>

export const AdminStats = z.object({
  /** When the figures were read. */
  asOf: IsoInstant,
  /** More has changed than could be counted at once: the figures may be a minute behind. */
  isBehind: z.boolean(),
  total: z.int(),
  trial: z.int(),
  active: z.int(),
  cancelled: z.int(),
  /** Everyone without access. */
  free: z.int(),
  pastDue: z.int(),
  complimentary: z.int(),
  /** Trials that end within the next three days. */
  trialsEndingSoon: z.int(),
  /** Minor units a month, of subscriptions that renew. */
  monthlyRevenue: z.array(z.object({ currency: CurrencyCode, amount: z.int() })),
  /** Closed accounts that should have been erased a day ago or longer, and are not, oldest first. */
  overdueDeletions: z.array(z.object({ accountId: z.string(), dueSince: IsoInstant })),
  /** The last thirty, oldest first; the last one is today and still counting. */
  days: z.array(StatsDay),
  /** The last thirteen, oldest first, with the one that is not over. */
  weeks: z.array(StatsWeek),
  /** The last twelve, oldest first, with the one that is not over. */
  months: z.array(StatsMonth),
  /** The same months. */
  cohorts: z.array(StatsCohort),
  /** Every currency, with the same months. */
  revenue: z.array(StatsRevenue),
  /** The same months. */
  modelMonths: z.array(ModelMonth),
})
export type AdminStats = z.infer<typeof AdminStats>

/** Everything that an operator can do, by the name that the audit log keeps. */
export const ADMIN_ACTIONS = [
  'login',
  'logout',
  'listUsers',
  'readStats',
  'listAudit',
  'listInvoices',
  'deleteUser',
  'resetTrial',
  'cancelSubscription',
  'convertToFree',
  'startTrial',
  'unlockPremium',
  'resetPassword',
  'forceConvert',
  'refundInvoice',
  'listDisputes',
  'clearDispute',
  'resendReceipt',
  'readUser',
  'reactivate',
  'readQueues',
] as const
export const AdminAction = z.enum(ADMIN_ACTIONS)
export type AdminAction = z.infer<typeof AdminAction>

const AuditedState = z.object({
  subscriptionStatus: SubscriptionStatus,
  trialEndsAt: z.nullable(IsoInstant),
  subscriptionEndsAt: z.nullable(IsoInstant),
})

/** One line of the audit log. It names an account by its id alone, so that it can outlive the account. */
export const AuditRecord = z.object({
  id: z.string(),
  at: IsoInstant,
  action: AdminAction,
  /** A short name of the admin session, so that two operators can be told apart. */
  session: z.nullable(z.string()),
  ipPrefix: z.string(),
  /** The id of an account. */
  target: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  before: z.nullable(AuditedState),
  after: z.nullable(AuditedState),
  /** OK, or the code of the refusal. */
  result: z.string(),
  requestId: z.string(),
})
export type AuditRecord = z.infer<typeof AuditRecord>

/** An invoice as an operator sees it. */
export const AdminInvoice = z.object({
  id: z.string(),
  createdAt: IsoInstant,
  /** Minor units. */
  amountPaid: z.int(),
  amountRefunded: z.int(),
  currency: CurrencyCode,
  status: z.string(),
})
export type AdminInvoice = z.infer<typeof AdminInvoice>

/** A charge that somebody's bank has taken back. Minor units. */
export const AdminDispute = z.object({
  id: z.string(),
  userId: z.string(),
  amount: z.int(),
  currency: CurrencyCode,
  reason: z.string(),
  /** Until when Stripe takes evidence. */
  dueBy: z.nullable(IsoInstant),
  /** In Stripe's words. */
  status: z.string(),
})
export type AdminDispute = z.infer<typeof AdminDispute>

export const GIFT_TRIAL_DAYS = 7
export const EXTENDED_TRIAL_DAYS = 30
export const UNLOCKED_MONTHS = 12

/** How many rows a page of the list and of the audit log holds. */
export const USERS_PAGE = 20
export const AUDIT_PAGE = 50
export const ACTS_SHOWN = 20
