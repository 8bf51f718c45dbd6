import * as z from 'zod/mini'
import { AdminUser } from '../../domain/admin.ts'
import { SubscriptionStatus } from '../../domain/subscription.ts'
import { MINUTE } from '../../domain/time.ts'
import { perAdmin } from '../endpoint.ts'
import { Success } from '../success.ts'

/* What the calls of the admin area about one account share. */

const AccountId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, 'Use the id of an account'))
export const params = z.object({ id: AccountId })

export const Reason = z.string().check(z.trim(), z.maxLength(500, 'Use at most 500 characters'))

/** Why an operator does it, and the status that the operator saw: if it has changed since, nothing is done. */
export const why = {
  reason: z.optional(Reason),
  expectedStatus: z.optional(SubscriptionStatus),
}
export const Why = z.optional(z.object(why))

export const Changed = z.extend(Success, { user: AdminUser })

export const reads = [perAdmin(120, MINUTE)] as const
export const writes = [perAdmin(30, MINUTE)] as const
