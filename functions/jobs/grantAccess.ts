import * as z from 'zod/mini'
import { Email } from '../../shared/domain/email.ts'
import type { EpochSeconds } from '../../shared/domain/time.ts'
import { grantAccess } from '../flows/billing/grantAccess.ts'
import { type JobEvent, job } from '../kit/job/job.ts'
import { wireGrantAccess } from '../wiring/billing.ts'

const needs = wireGrantAccess()
const Grant = z.object({ email: Email, days: z.int().check(z.minimum(1), z.maximum(366)) })

/** Without a schedule: an operator invokes it with `{ email, days }`. */
export const handler = job('grantAccess', grant, needs.clock)

async function grant({ now, ...event }: JobEvent & { now: EpochSeconds }) {
  await grantAccess(needs, { ...Grant.parse(event), now })
  return { ok: true }
}
