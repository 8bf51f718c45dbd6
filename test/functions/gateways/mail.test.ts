import type { SESClient, SendEmailCommand } from '@aws-sdk/client-ses'
import { expect, test } from 'vitest'
import { sesMailer } from '../../../functions/gateways/mail.ts'

const email = { to: 'jane@example.com', subject: '042137 is your code ☾', text: 'Hello', html: '<p>Hello</p>' }

/** The client that the mailer would open, answering as the test says. */
const aClient = (send: (command: SendEmailCommand) => Promise<unknown>) => ({ send }) as Pick<SESClient, 'send'>

test('a mail goes to exactly one address, as text and HTML', async () => {
  const sent: SendEmailCommand['input'][] = []
  const client = aClient(async ({ input }) => sent.push(input))

  await sesMailer({ from: 'Orrery <hello@orrery.example>', configurationSet: 'events', client }).send(email)

  expect(sent).toEqual([
    {
      Source: 'Orrery <hello@orrery.example>',
      ConfigurationSetName: 'events',
      Destination: { ToAddresses: ['jane@example.com'] },
      Message: {
        Subject: { Data: email.subject, Charset: 'UTF-8' },
        Body: { Text: { Data: 'Hello', Charset: 'UTF-8' }, Html: { Data: '<p>Hello</p>', Charset: 'UTF-8' } },
      },
    },
  ])
})

test('a mail that SES refuses is an error', async () => {
  const client = aClient(() => Promise.reject(new Error('SES is down')))

  await expect(
    sesMailer({ from: 'hello@orrery.example', configurationSet: 'events', client }).send(email),
  ).rejects.toThrow('SES is down')
})
