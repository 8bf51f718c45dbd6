import * as z from 'zod/mini'
import { secondsOf } from '../../shared/domain/time.ts'
import { replayEvents } from '../flows/billing/replayEvents.ts'
import { job } from '../kit/job/job.ts'
import { wireBillingJob } from '../wiring/billing.ts'

const needs = wireBillingJob()
const Asked = z.object({
  id: z.optional(z.string()),
  dead: z.optional(z.boolean()),
  since: z.optional(z.iso.datetime()),
})

/** Without a schedule: an operator invokes it with `{ id }`, `{ dead: true }` or `{ since }`. */
export const handler = job(
  'replayEvents',
  ({ now, mayGoOn: _, ...event }) => {
    const { since, ...asked } = Asked.parse(event)
    return replayEvents(needs, { ...asked, since: since === undefined ? undefined : secondsOf(new Date(since)), now })
  },
  needs.clock,
)
