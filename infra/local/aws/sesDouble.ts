import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { SendEmailCommandInput } from '@aws-sdk/client-sesv2'
import type { Clock } from '../clock.ts'
import { type Faults, SLOW_MS } from '../faults.ts'
import type { Mailbox } from './mailbox.ts'

interface MailNeeds {
  mailbox: Mailbox
  faults: Faults
  clock: Clock
}

/** Where version 2 of SES takes an email. */
export const SEND_EMAIL = '/v2/email/outbound-emails'

/** Stands in for the part of SES that the product uses: SendEmail of version 2, with a simple message. */
export function sesDouble({ mailbox, faults, clock }: MailNeeds) {
  return async (input: SendEmailCommandInput, response: ServerResponse): Promise<void> => {
    const fault = faults.take('mail')
    // What stands before a service answers so while nothing is behind it.
    if (fault === 'down') return void response.writeHead(503).end()
    if (fault === 'slow') await pause(SLOW_MS, undefined, { ref: false })
    if (fault === 'error') return sendError(response, { status: 500, code: 'InternalFailure' })
    if (fault === 'throttle') return sendError(response, { status: 429, code: 'TooManyRequestsException' })
    const { Subject, Body, Headers = [] } = input.Content?.Simple ?? {}
    if (!Subject) return sendError(response, { status: 400, code: 'BadRequestException' })

    const MessageId = mailbox.add({
      to: (input.Destination?.ToAddresses ?? []).join(', '),
      subject: Subject.Data ?? '',
      text: Body?.Text?.Data ?? '',
      html: Body?.Html?.Data ?? '',
      ...(Headers.length > 0 && {
        headers: Object.fromEntries(Headers.map(({ Name = '', Value = '' }) => [Name, Value])),
      }),
      sentAt: clock.now().toISOString(),
    })
    if (fault === 'dropAfterCommit') return void response.destroy()
    response.writeHead(200, JSON_TYPE)
    response.end(JSON.stringify({ MessageId }))
  }
}

const JSON_TYPE = { 'content-type': 'application/json' }

function sendError(response: ServerResponse, { status, code }: { status: number; code: string }) {
  response.writeHead(status, { ...JSON_TYPE, 'x-amzn-errortype': code })
  response.end(JSON.stringify({ message: code }))
}
