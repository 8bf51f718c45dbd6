import { drainEvents } from '../flows/billing/drainEvents.ts'
import { job, TriggeredIds } from '../kit/job/job.ts'
import { wireBillingJob } from '../wiring/billing.ts'

const needs = wireBillingJob()

/** Runs every minute, and at once with the ids of events that have just come in. */
export const handler = job(
  'drainEvents',
  ({ now, mayGoOn, ...event }) => drainEvents(needs, { ...TriggeredIds.parse(event), now, mayGoOn }),
  needs.clock,
)
