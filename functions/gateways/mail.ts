import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses'
import type { EmailContent } from '../domain/mail/emailContent.ts'
import { requestTimeouts } from '../domain/ports/requestTimeouts.ts'

export interface Mailer {
  send(mail: EmailContent & { to: string }): Promise<void>
}

const TIMEOUT_MS = 5_000

interface Settings {
  from: string
  /** Where SES reports bounces and complaints. */
  configurationSet: string
  client?: Pick<SESClient, 'send'>
}

/** Sends through SES to exactly one address. It has no idempotency key, so only the outbox repeats a call. */
export function sesMailer({ from, configurationSet, client = openClient() }: Settings): Mailer {
  return {
    async send({ to, subject, text, html }) {
      await client.send(
        new SendEmailCommand({
          Source: from,
          ConfigurationSetName: configurationSet,
          Destination: { ToAddresses: [to] },
          Message: {
            Subject: { Data: subject, Charset: 'UTF-8' },
            Body: { Text: { Data: text, Charset: 'UTF-8' }, Html: { Data: html, Charset: 'UTF-8' } },
          },
        }),
      )
    },
  }
}

/** A connection that was kept while the function stood still is dead, and the mail on it would be a minute late. */
const openClient = () =>
  new SESClient({
    maxAttempts: 1,
    requestHandler: { ...requestTimeouts(TIMEOUT_MS), httpAgent: NEW_CONNECTION, httpsAgent: NEW_CONNECTION },
  })

const NEW_CONNECTION = { keepAlive: false }
