import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses'
import type { EmailContent } from '../domain/mail/emailContent.ts'

export interface Mailer {
  send(mail: EmailContent & { to: string }): Promise<void>
}

const TIMEOUT_MS = 5_000
/** Without `throwOnRequestTimeout` the SDK only logs a warning and keeps waiting. */
const REQUEST_TIMEOUT = { requestTimeout: TIMEOUT_MS, connectionTimeout: TIMEOUT_MS, throwOnRequestTimeout: true }

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

const openClient = () => new SESClient({ maxAttempts: 1, requestHandler: REQUEST_TIMEOUT })
