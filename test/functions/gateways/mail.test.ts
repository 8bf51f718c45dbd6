import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type SESv2Client, SESv2ServiceException, type SendEmailCommand } from '@aws-sdk/client-sesv2'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sesMailer } from '../../../functions/gateways/mail.ts'

const email = { to: 'jane@example.com', subject: '042137 is your code ☾', text: 'Hello', html: '<p>Hello</p>' }

/** The client that the mailer would open, answering as the test says. */
const aClient = (send: (command: SendEmailCommand) => Promise<unknown>) => ({ send }) as Pick<SESv2Client, 'send'>

test('a mail goes to exactly one address, as text and HTML', async () => {
  const sent: SendEmailCommand['input'][] = []
  const client = aClient(async ({ input }) => sent.push(input))

  await sesMailer({ from: 'Orrery <hello@orrery.example>', configurationSet: 'events', client }).send(email)

  expect(sent).toEqual([
    {
      FromEmailAddress: 'Orrery <hello@orrery.example>',
      ConfigurationSetName: 'events',
      Destination: { ToAddresses: ['jane@example.com'] },
      Content: {
        Simple: {
          Subject: { Data: email.subject, Charset: 'UTF-8' },
          Body: { Text: { Data: 'Hello', Charset: 'UTF-8' }, Html: { Data: '<p>Hello</p>', Charset: 'UTF-8' } },
        },
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

test('each mail has a connection of its own, since a kept one may have died', async () => {
  const connections = new Set<unknown>()
  const server = createServer((request, response) => {
    connections.add(request.socket)
    response.end(JSON.stringify({ MessageId: '1' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('AWS_ENDPOINT_URL_SESV2', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  vi.stubEnv('AWS_REGION', 'eu-west-1')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test')
  const mailer = sesMailer({ from: 'hello@orrery.example', configurationSet: 'events' })

  await mailer.send(email)
  await mailer.send(email)

  expect(connections.size).toBe(2)
})

test('the headers of a mail go along', async () => {
  const sent: SendEmailCommand['input'][] = []
  const client = aClient(async ({ input }) => sent.push(input))
  const headers = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

  await sesMailer({ from: 'hello@orrery.example', configurationSet: 'events', client }).send({ ...email, headers })

  expect(sent[0]!.Content!.Simple!.Headers).toEqual([
    { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
  ])
})

test('an answer of SES, or none to connect to, says that a mail was not taken; a connection that breaks does not', async () => {
  const mailer = sesMailer({ from: 'hello@orrery.example', configurationSet: 'events', client: aClient(vi.fn()) })
  const answer = new SESv2ServiceException({ name: 'TooManyRequests', $fault: 'client', $metadata: {} })
  const broken = (code: string) => Object.assign(new Error(code), { code })

  expect(mailer.isRefusal(answer)).toBe(true)
  expect(mailer.isRefusal(broken('ECONNREFUSED'))).toBe(true)
  expect(mailer.isRefusal(broken('ECONNRESET'))).toBe(false)
  expect(mailer.isRefusal(new Error('timeout'))).toBe(false)
})
