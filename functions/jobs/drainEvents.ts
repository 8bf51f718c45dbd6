import { drainEvents } from '../flows/billing/drainEvents.ts'
import { drainPayerNews } from '../flows/billing/drainPayerNews.ts'
import { job, TriggeredIds } from '../kit/job/job.ts'
import { wireDrainEvents } from '../wiring/billing.ts'

const needs = wireDrainEvents()

/** Runs every minute, and at once with the ids of events that have just come in. */
export const handler = job(
  'drainEvents',
  async ({ now, mayGoOn, ...event }) => ({
    ...(await drainEvents(needs, { ...TriggeredIds.parse(event), now, mayGoOn })),
    ...(await drainPayerNews(needs, { now, mayGoOn })),
  }),
  needs.clock,
)
