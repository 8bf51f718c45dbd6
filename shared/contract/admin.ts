import * as z from 'zod/mini'
import { AdminInvoice, AdminLogin, AdminStats, AuditRecord, ListedUser, UserState } from '../domain/admin.ts'
import { MINUTE } from '../domain/time.ts'
import { disputes } from './admin/disputes.ts'
import { person } from './admin/person.ts'
import { Changed, params, Reason, reads, Why, why, writes } from './admin/target.ts'
import { group, perAddressCounted, perAdmin } from './endpoint.ts'
import { Success } from './success.ts'

const InvoiceId = z.string().check(z.regex(/^in_[A-Za-z0-9]{6,64}$/, 'Use the id of an invoice'))
const Cursor = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,512}$/, 'Use the cursor of an earlier answer'))

/** What the operators of the product do. Every call is written to the audit log. */
export const admin = group({
  login: {
    method: 'POST',
    path: '/api/admin/login',
    access: 'anyone',
    /** Wrong passwords have stricter limits of their own. */
    limits: [perAddressCounted(60, 15 * MINUTE)],
    body: AdminLogin,
    reply: Success,
  },
  logout: {
    method: 'POST',
    path: '/api/admin/logout',
    access: 'anyone',
    endsAdminSession: true,
    limits: [perAdmin(30, MINUTE)],
    reply: Success,
  },
  listUsers: {
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    limits: reads,
    query: z.object({
      search: z.optional(z.string().check(z.trim(), z.maxLength(100, 'Search for at most 100 characters'))),
      status: z.optional(UserState),
      /** Of the last row that the caller has. */
      cursor: z.optional(Cursor),
    }),
    /** Newest first, at most a page of twenty. */
    reply: z.array(ListedUser),
  },
  readStats: { method: 'GET', path: '/api/admin/stats', access: 'admin', limits: reads, reply: AdminStats },
  listAudit: {
    method: 'GET',
    path: '/api/admin/audit',
    access: 'admin',
    limits: reads,
    /** `before` is the id of the oldest record that the caller has. */
    query: z.object({ before: z.optional(Cursor) }),
    /** Newest first, at most a page of fifty. */
    reply: z.array(AuditRecord),
  },
  deleteUser: {
    method: 'DELETE',
    path: '/api/admin/users/{id}',
    access: 'admin',
    limits: writes,
    params,
    body: Why,
    reply: Success,
  },
  resetTrial: {
    method: 'POST',
    path: '/api/admin/users/{id}/reset-trial',
    access: 'admin',
    limits: writes,
    params,
    body: Why,
    reply: Changed,
  },
  cancelSubscription: {
    method: 'POST',
    path: '/api/admin/users/{id}/cancel-subscription',
    access: 'admin',
    limits: writes,
    params,
    body: Why,
    reply: Changed,
  },
  convertToFree: {
    method: 'POST',
    path: '/api/admin/users/{id}/convert-to-free',
    access: 'admin',
    limits: writes,
    params,
    body: Why,
    reply: Changed,
  },
  startTrial: {
    method: 'POST',
    path: '/api/admin/users/{id}/start-trial',
    access: 'admin',
    limits: writes,
    params,
    body: z.object({
      days: z.int('Use whole days').check(z.gte(1, 'Use at least 1 day'), z.lte(30, 'Use at most 30 days')),
      ...why,
    }),
    reply: Changed,
  },
  unlockPremium: {
    method: 'POST',
    path: '/api/admin/users/{id}/unlock-premium',
    access: 'admin',
    limits: writes,
    params,
    body: z.object({
      months: z.int('Use whole months').check(z.gte(1, 'Use at least 1 month'), z.lte(24, 'Use at most 24 months')),
      ...why,
    }),
    reply: Changed,
  },
  resetPassword: {
    method: 'POST',
    path: '/api/admin/users/{id}/reset-password',
    access: 'admin',
    limits: writes,
    params,
    body: Why,
    reply: z.object({ tempPassword: z.string() }),
  },
  forceConvert: {
    method: 'POST',
    path: '/api/admin/users/{id}/force-convert-to-premium',
    access: 'admin',
    limits: writes,
    params,
    body: Why,
    reply: z.object({ payment: z.object({ amount: z.int(), currency: z.string(), status: z.string() }) }),
  },
  listInvoices: {
    method: 'GET',
    path: '/api/admin/users/{id}/invoices',
    access: 'admin',
    limits: reads,
    params,
    reply: z.array(AdminInvoice),
  },
  refundInvoice: {
    method: 'POST',
    path: '/api/admin/users/{id}/refund',
    access: 'admin',
    limits: writes,
    params,
    body: z.object({
      ...why,
      invoiceId: InvoiceId,
      reason: Reason.check(z.minLength(1, 'Say why')),
      /** In minor units; without it all that is left is given back. */
      amount: z.optional(z.int('Use whole minor units').check(z.gte(1, 'Use at least 1'))),
      /** What had been given back when the operator looked, so that one who asks twice gives back once. */
      amountRefunded: z.optional(z.int('Use whole minor units').check(z.gte(0, 'Use 0 or more'))),
      /** Ends what the person has, too. */
      cancel: z.optional(z.boolean('Use true or false')),
    }),
    /** All that has been given back of the invoice, in minor units, and what Stripe says of the latest refund. */
    reply: z.object({ refund: z.object({ amount: z.int(), currency: z.string(), status: z.string() }) }),
  },
  ...disputes,
  ...person,
  resendReceipt: {
    method: 'POST',
    path: '/api/admin/users/{id}/resend-receipt',
    access: 'admin',
    limits: writes,
    params,
    body: z.object({ ...why, invoiceId: InvoiceId }),
    reply: Success,
  },
})
