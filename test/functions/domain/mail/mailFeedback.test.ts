import { expect, test } from 'vitest'
import { refusedRecipients } from '../../../../functions/domain/mail/mailFeedback.ts'

const mail = {
  timestamp: '2026-11-21T12:00:00.000Z',
  source: 'Orrery <hello@orrery.example>',
  messageId: 'message',
  destination: ['jane@example.com'],
  tags: { 'ses:configuration-set': ['MailEvents'] },
}
const aBounce = (bounceType: string) => ({
  eventType: 'Bounce',
  bounce: {
    bounceType,
    bounceSubType: 'General',
    bouncedRecipients: [{ emailAddress: 'jane@work.example', action: 'failed', status: '5.1.1' }],
    feedbackId: 'feedback',
  },
  mail,
})
const aComplaint = {
  eventType: 'Complaint',
  complaint: { complainedRecipients: [{ emailAddress: 'jane@example.com' }], complaintFeedbackType: 'abuse' },
  mail,
}

test.each([
  ['a permanent bounce, also where the address forwards to another one', aBounce('Permanent')],
  ['a complaint', aComplaint],
])('after %s the address that we wrote to gets no more mail', (_, event) => {
  expect(refusedRecipients(JSON.stringify(event))).toEqual(['jane@example.com'])
})

test.each([
  ['a full mailbox', JSON.stringify(aBounce('Transient'))],
  ['a bounce of no known sort', JSON.stringify(aBounce('Undetermined'))],
  ['a delivery', JSON.stringify({ eventType: 'Delivery', delivery: {}, mail })],
  ['an event that names no mail', JSON.stringify({ eventType: 'Bounce', bounce: { bounceType: 'Permanent' } })],
  ['a sentence, such as SES tries a new topic with', 'The topic is valid.'],
])('after %s every address gets mail as before', (_, message) => {
  expect(refusedRecipients(message)).toEqual([])
})
