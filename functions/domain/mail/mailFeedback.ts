import * as z from 'zod/mini'

/**
 * What SES reports of a mail, as it publishes events of a configuration set: docs.aws.amazon.com/ses/latest/dg,
 * "Contents of event data that Amazon SES publishes to Amazon SNS". Only the parts that are looked at here.
 */
const MailEvent = z.object({
  eventType: z.string(),
  /** Of a bounce alone. */
  bounce: z.optional(z.object({ bounceType: z.string() })),
  /** Where we sent it. A bounced recipient may be another address, to which the first one forwards. */
  mail: z.object({ destination: z.array(z.string()) }),
})

/**
 * The addresses that must get no more mail after an event: those that bounced permanently or complained. Other messages
 * from SES give none, such as a full mailbox, or the sentence with which it tests a new topic.
 */
export function refusedRecipients(message: string): string[] {
  const parsed = MailEvent.safeParse(jsonOf(message))
  if (!parsed.success) return []
  const { eventType, bounce, mail } = parsed.data
  const isRefused = eventType === 'Complaint' || bounce?.bounceType === 'Permanent'
  return isRefused ? mail.destination : []
}

function jsonOf(message: string): unknown {
  try {
    return JSON.parse(message)
  } catch {
    return undefined
  }
}
