import { settleEntitlements } from '../flows/billing/settleEntitlements.ts'
import { job } from '../kit/job/job.ts'
import { wireBillingJob } from '../wiring/billing.ts'

const needs = wireBillingJob()

/** Runs every minute: trials, gifts and cancelled subscriptions end at their second. */
export const handler = job(
  'settleEntitlements',
  ({ now, mayGoOn }) => settleEntitlements(needs, { now, mayGoOn }),
  needs.clock,
)
