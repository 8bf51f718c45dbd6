import * as z from 'zod/mini'
import { reconcile } from '../flows/billing/reconcile.ts'
import { job } from '../kit/job/job.ts'
import { wireReconcile } from '../wiring/billing.ts'

const needs = wireReconcile()
const Asked = z.object({ dryRun: z.optional(z.boolean()) })

/** Runs every hour. An operator invokes it with `{ dryRun: true }` to see what differs and change nothing. */
export const handler = job(
  'reconcile',
  ({ now, mayGoOn, ...event }) => reconcile(needs, { ...Asked.parse(event), now, mayGoOn }),
  needs.clock,
)
