import { expireCheckouts } from '../flows/billing/expireCheckouts.ts'
import { job } from '../kit/job/job.ts'
import { wireBillingJob } from '../wiring/billing.ts'

const needs = wireBillingJob()

/** Runs every hour. */
export const handler = job(
  'expireCheckouts',
  ({ now, mayGoOn }) => expireCheckouts(needs, { now, mayGoOn }),
  needs.clock,
)
