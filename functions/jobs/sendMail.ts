import { deliverMail } from '../flows/mail/deliverMail.ts'
import { job, TriggeredIds } from '../kit/job/job.ts'
import { wireSendMail } from '../wiring/mail.ts'

const needs = wireSendMail()

/** Runs every minute, and at once with the ids of mails that have just been enqueued. */
export const handler = job(
  'sendMail',
  ({ now, mayGoOn, ...event }) => deliverMail(needs, { ...TriggeredIds.parse(event), now, mayGoOn }),
  needs.clock,
)
