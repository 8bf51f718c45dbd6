import { SESv2Client, SESv2ServiceException, SendEmailCommand } from '@aws-sdk/client-sesv2'
import type { EmailContent } from '../domain/mail/emailContent.ts'
import { requestTimeouts } from '../domain/ports/requestTimeouts.ts'

export interface Mailer {
  send(mail: EmailContent & { to: string }): Promise<void>
  /** Whether an error of `send` says for sure that the mail was not taken. Of any other it may have been. */
  isRefusal(error: unknown): boolean
}

const TIMEOUT_MS = 5_000

interface Settings {
  from: string
  /** Where SES reports bounces and complaints. */
  configurationSet: string
  client?: Pick<SESv2Client, 'send'>
}

/** Sends through SES to exactly one address. It has no idempotency key, so only the outbox repeats a call. */
export function sesMailer({ from, configurationSet, client = openClient() }: Settings): Mailer {
  return {
    async send({ to, subject, text, html, headers = {} }) {
      const Headers = Object.entries(headers).map(([Name, Value]) => ({ Name, Value }))
      await client.send(
        new SendEmailCommand({
          FromEmailAddress: from,
          ConfigurationSetName: configurationSet,
          Destination: { ToAddresses: [to] },
          Content: {
            Simple: {
              Subject: { Data: subject, Charset: 'UTF-8' },
              Body: { Text: { Data: text, Charset: 'UTF-8' }, Html: { Data: html, Charset: 'UTF-8' } },
              ...(Headers.length > 0 && { Headers }),
            },
          },
        }),
      )
    },

    isRefusal: (error) =>
      error instanceof SESv2ServiceException ||
      (error instanceof Error && 'code' in error && NEVER_REACHED.includes(String(error.code))),
  }
}

/** There was no connection, and so nothing that could have been taken. */
const NEVER_REACHED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']

/** A connection that was kept while the function stood still is dead, and the mail on it would be a minute late. */
const openClient = () =>
  new SESv2Client({
    maxAttempts: 1,
    requestHandler: { ...requestTimeouts(TIMEOUT_MS), httpAgent: NEW_CONNECTION, httpsAgent: NEW_CONNECTION },
  })

const NEW_CONNECTION = { keepAlive: false }
