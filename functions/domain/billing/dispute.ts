import * as z from 'zod/mini'
import { EpochSeconds } from '../../../shared/domain/time.ts'
import type { Claim, Entitlement } from './entitlement.ts'

/** A charge that somebody's bank has taken back, or asks about, as the provider tells it. Minor units, lower case. */
export type DisputeSnapshot = z.infer<typeof DisputeSnapshot>
const DisputeSnapshot = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  reason: z.string(),
  /** Until when evidence counts. */
  dueBy: z.nullable(EpochSeconds),
  /** In the provider's words. */
  status: z.string(),
  createdAt: EpochSeconds,
  /** When the charge was paid; lists don't say. */
  paidAt: z.optional(EpochSeconds),
})

/** The same as we keep it with the account. */
export type Dispute = z.infer<typeof Dispute>
export const Dispute = z.extend(DisputeSnapshot, {
  /** When an operator decided that it holds the account no longer. */
  clearedAt: z.optional(EpochSeconds),
})

const LIFTED = ['won', 'prevented']
/** A bank that only asks: nothing is taken back, unless it becomes a dispute. */
export const isInquiry = ({ status }: Pick<Dispute, 'status'>): boolean => status.startsWith('warning_')

/** Nobody decides on it any more. */
export const isDecided = ({ status }: Pick<Dispute, 'status'>): boolean =>
  ['lost', 'warning_closed', ...LIFTED].includes(status)

/** Keeps its account from paying: one that is lost does, until an operator clears it. */
export const holds = (dispute: Dispute): boolean =>
  dispute.clearedAt === undefined && !LIFTED.includes(dispute.status) && !isInquiry(dispute)

/** Since when an account is disputed, by all of its disputes; undefined when none holds it. */
export const disputedSince = (disputes: readonly Dispute[]): EpochSeconds | undefined =>
  disputes
    .filter(holds)
    .map(({ createdAt }) => createdAt)
    .sort((a, b) => a - b)[0]

/** What is left of an entitlement that a dispute has ended. That a trial was had is not forgotten. */
export const endedByDispute = (seen: Entitlement | undefined): Claim => ({
  source: seen?.source ?? 'stripe',
  status: 'inactive',
  trialEndsAt: seen?.trialEndsAt ?? null,
  subscriptionEndsAt: null,
  subscriptionId: seen?.subscriptionId,
  isPastDue: undefined,
  needsConfirmation: undefined,
})
