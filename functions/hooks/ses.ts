import * as z from 'zod/mini'
import { refusedRecipients } from '../domain/mail/mailFeedback.ts'
import { suppressRecipient } from '../flows/mail/suppressRecipient.ts'
import { job } from '../kit/job/job.ts'
import { wireSes } from '../wiring/mail.ts'

const needs = wireSes()
const SnsEvent = z.object({ Records: z.array(z.object({ Sns: z.object({ Message: z.string() }) })) })

/** What SES reports of mails that were sent, by way of SNS. A failure is thrown on: Lambda tries the event again. */
export const handler = job(
  'ses',
  async ({ now, ...event }) => {
    const refused = SnsEvent.parse(event).Records.flatMap(({ Sns }) => refusedRecipients(Sns.Message))
    for (const email of refused) await suppressRecipient(needs, { email, now })
    return { done: refused.length }
  },
  needs.clock,
)
