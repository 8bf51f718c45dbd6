import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import { type Faults, SLOW_MS } from '../faults.ts'
import type { Mailbox } from './mailbox.ts'

interface MailNeeds {
  mailbox: Mailbox
  faults: Faults
  clock: Clock
}

/** Stands in for the part of SES that the product uses: SendEmail in the Query protocol, with a response in XML. */
export function sesDouble({ mailbox, faults, clock }: MailNeeds) {
  return async (form: URLSearchParams, response: ServerResponse): Promise<void> => {
    const fault = faults.take('mail')
    if (fault === 'down') return void response.destroy()
    if (fault === 'slow') await pause(SLOW_MS, undefined, { ref: false })
    if (fault === 'error') return sendError(response, { status: 500, code: 'ServiceUnavailable' })
    if (fault === 'throttle') return sendError(response, { status: 400, code: 'Throttling' })
    if (form.get('Action') !== 'SendEmail') return sendError(response, { status: 501, code: 'NotImplemented' })

    const id = mailbox.add({
      to: recipient(form),
      subject: form.get('Message.Subject.Data') ?? '',
      text: form.get('Message.Body.Text.Data') ?? '',
      html: form.get('Message.Body.Html.Data') ?? '',
      sentAt: clock.now().toISOString(),
    })
    if (fault === 'dropAfterCommit') return void response.destroy()
    response.writeHead(200, XML)
    response.end(
      `<SendEmailResponse><SendEmailResult><MessageId>${id}</MessageId></SendEmailResult></SendEmailResponse>`,
    )
  }
}

const XML = { 'content-type': 'text/xml' }

const recipient = (form: URLSearchParams) =>
  [...form].flatMap(([name, value]) => (name.startsWith('Destination.') ? value : [])).join(', ')

function sendError(response: ServerResponse, { status, code }: { status: number; code: string }) {
  response.writeHead(status, XML)
  response.end(
    `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${code}</Message></Error></ErrorResponse>`,
  )
}
