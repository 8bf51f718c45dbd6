import { randomUUID } from 'node:crypto'
import type { SNSEvent } from 'aws-lambda'
import type { SentEmail } from './mailbox.ts'

export const FEEDBACK = ['bounce', 'complaint'] as const
export type Feedback = (typeof FEEDBACK)[number]

const TOPIC = 'arn:aws:sns:ap-southeast-1:000000000000:MailEvents'

/**
 * What the hook gets of a mail that bounced for good, or that its reader reported: the event that SES publishes for a
 * configuration set, in the envelope by which SNS hands it to Lambda. Both shapes are those of the AWS manuals.
 */
export function sesFeedback(mail: SentEmail, { kind, now }: { kind: Feedback; now: Date }): SNSEvent {
  const message = { ...(kind === 'bounce' ? bounce(mail, now) : complaint(mail, now)), mail: mailObject(mail) }
  return {
    Records: [
      {
        EventVersion: '1.0',
        EventSubscriptionArn: `${TOPIC}:${randomUUID()}`,
        EventSource: 'aws:sns',
        Sns: {
          Type: 'Notification',
          MessageId: randomUUID(),
          TopicArn: TOPIC,
          Subject: 'Amazon SES Email Event Notification',
          Message: JSON.stringify(message),
          Timestamp: now.toISOString(),
          SignatureVersion: '1',
          Signature: 'none',
          SigningCertUrl: 'none',
          UnsubscribeUrl: 'none',
          MessageAttributes: {},
        },
      },
    ],
  }
}

const bounce = ({ to }: SentEmail, now: Date) => ({
  eventType: 'Bounce',
  bounce: {
    bounceType: 'Permanent',
    bounceSubType: 'General',
    bouncedRecipients: [
      { emailAddress: to, action: 'failed', status: '5.1.1', diagnosticCode: 'smtp; 550 5.1.1 user unknown' },
    ],
    timestamp: now.toISOString(),
    feedbackId: randomUUID(),
    reportingMTA: 'dsn; localhost',
  },
})

const complaint = ({ to }: SentEmail, now: Date) => ({
  eventType: 'Complaint',
  complaint: {
    complainedRecipients: [{ emailAddress: to }],
    timestamp: now.toISOString(),
    feedbackId: randomUUID(),
    userAgent: 'localhost',
    complaintFeedbackType: 'abuse',
    arrivalDate: now.toISOString(),
  },
})

const mailObject = ({ id, to, subject, sentAt }: SentEmail) => ({
  timestamp: sentAt,
  source: 'hello@orrery.local',
  sendingAccountId: '000000000000',
  messageId: id,
  destination: [to],
  headersTruncated: false,
  headers: [],
  commonHeaders: { to: [to], subject, messageId: id },
  tags: {},
})
