import * as z from 'zod/mini'
import { LocalDate } from '../../shared/domain/LocalDate.ts'
import { announcePrice } from '../flows/billing/announcePrice.ts'
import { job } from '../kit/job/job.ts'
import { wireBillingJob } from '../wiring/billing.ts'

const needs = wireBillingJob()
const Asked = z.object({ on: LocalDate, dryRun: z.boolean(), after: z.optional(z.string()) })

/** Without a schedule: an operator invokes it with `{ on, dryRun }`, and again with `after`, the `next` of its answer, while there is one. */
export const handler = job(
  'announcePrice',
  ({ now, mayGoOn, ...event }) => announcePrice(needs, { ...Asked.parse(event), now, mayGoOn }),
  needs.clock,
)
