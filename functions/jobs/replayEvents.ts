import * as z from 'zod/mini'
import { secondsOf } from '../../shared/domain/time.ts'
import { listEvents } from '../flows/billing/listEvents.ts'
import { replayEvents } from '../flows/billing/replayEvents.ts'
import { job } from '../kit/job/job.ts'
import { wireReplayEvents } from '../wiring/billing.ts'

const needs = wireReplayEvents()
const Asked = z.object({
  list: z.optional(z.literal(true)),
  id: z.optional(z.string()),
  dead: z.optional(z.boolean()),
  since: z.optional(z.iso.datetime()),
})

/** Without a schedule: an operator invokes it with `{ id }`, `{ dead: true }` or `{ since }`, or to see what there is with `{ list: true }`. */
export const handler = job(
  'replayEvents',
  async ({ now, mayGoOn: _, ...event }): Promise<object> => {
    const { list, since, ...asked } = Asked.parse(event)
    if (list) return listEvents(needs, now)
    return replayEvents(needs, { ...asked, since: since === undefined ? undefined : secondsOf(new Date(since)), now })
  },
  needs.clock,
)
