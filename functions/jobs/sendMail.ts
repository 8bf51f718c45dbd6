import * as z from 'zod/mini'
import { deliverMail } from '../flows/deliverMail.ts'
import { job } from '../kit/job.ts'
import { wireSendMail } from '../wiring.ts'

const needs = wireSendMail()
const Owed = z.object({ ids: z.optional(z.array(z.string())) })

/** Runs every minute, and at once with the ids of mails that have just been owed. */
export const handler = job(
  'sendMail',
  ({ now, mayGoOn, ...event }) => deliverMail(needs, { ...Owed.parse(event), now, mayGoOn }),
  needs.clock,
)
