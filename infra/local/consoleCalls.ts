import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { Email } from '../../shared/domain/email.ts'
import type { Clock } from './clock.ts'
import { FAULTS, type Faults, SERVICES } from './faults.ts'
import type { Jobs } from './jobs.ts'
import type { Mailbox } from './mailbox.ts'
import { FEEDBACK, sesFeedback } from './sesFeedback.ts'
import type { Usage } from './usage.ts'

export interface ConsoleNeeds {
  mailbox: Mailbox
  clock: Clock
  jobs: Jobs
  faults: Faults
  usage: Usage
}

export interface ConsoleAnswer {
  status: number
  body: unknown
}

type Call = (input: { body: unknown; name: string }) => ConsoleAnswer | Promise<ConsoleAnswer>

const ok = (body: unknown): ConsoleAnswer => ({ status: 200, body })
const wrong = (status: number, message: string): ConsoleAnswer => ({ status, body: { message } })
const notYet =
  (what: string): Call =>
  () =>
    wrong(501, `${what} does not exist on this machine yet.`)

const ClockMove = z.union([z.object({ advance: z.number() }), z.object({ now: z.iso.datetime({ offset: true }) })])
const Trouble = z.object({
  service: z.string(),
  fault: z.nullable(z.enum(FAULTS)),
  times: z.optional(z.int().check(z.minimum(1))),
})
const Report = z.object({ kind: z.enum(FEEDBACK) })
const Grant = z.object({ email: Email, days: z.int().check(z.minimum(1), z.maximum(366)) })

/** The console as JSON, by method and path below /__local. `{name}` stands for the one variable segment. */
export function consoleCalls({ mailbox, clock, jobs, faults, usage }: ConsoleNeeds): Record<string, Call> {
  const readClock = () => ok({ now: clock.now().toISOString(), offsetSeconds: clock.offset() })
  return {
    'GET /mail': () => ok(mailbox.list()),
    'POST /mail/{name}/bounce': async ({ name, body }) => {
      const report = Report.safeParse(body)
      const mail = mailbox.list().find(({ id }) => id === name)
      if (!mail) return wrong(404, `No mail has the id ${name}.`)
      if (!report.success) return wrong(400, `Send { "kind": one of ${FEEDBACK.join(', ')} }.`)
      const run = await jobs.invoke('ses', sesFeedback(mail, { kind: report.data.kind, now: clock.now() }))
      return run.ok ? ok(run) : { status: 500, body: run }
    },
    'GET /clock': readClock,
    'POST /clock': async ({ body }) => {
      const instant = instantOf(clock, body)
      if (!instant) return wrong(400, 'Send { "advance": seconds } or { "now": "2026-01-31T12:00:00Z" }.')
      clock.moveTo(instant)
      // What has become due should be done when the answer comes, but a long leap must not make the caller wait for ever.
      await Promise.race([jobs.tick(), pause(PATIENCE_MS, undefined, { ref: false })])
      return readClock()
    },
    'GET /jobs': () => ok(jobs.list()),
    'POST /jobs/{name}/run': async ({ name }) => {
      const run = await jobs.run(name)
      return run ? ok(run) : wrong(404, `No job is called ${name}.`)
    },
    'GET /faults': () => ok(faults.list()),
    'POST /faults': ({ body }) => setFault(faults, body),
    'POST /grants': async ({ body }) => {
      const grant = Grant.safeParse(body)
      if (!grant.success) return wrong(400, 'Send { "email": "ada@example.com", "days": 1 to 366 }.')
      const { ok: isGranted, result } = await jobs.invoke('grantAccess', grant.data)
      return { status: isGranted ? 200 : 400, body: result }
    },
    'GET /usage': () => ok(usage.report()),
    'GET /ledger/reconcile': notYet('The ledger'),
    'GET /stripe/ledger': notYet('The Stripe double'),
    'POST /stripe/webhooks': notYet('The Stripe double'),
    'POST /stripe/setup-intents/{name}/confirm': notYet('The Stripe double'),
  }
}

const PATIENCE_MS = 5_000

// A leap to nowhere would be kept beside the data and stop every later start.
const FIRST = Date.UTC(1970, 0)
const LAST = Date.UTC(9999, 0)

function instantOf(clock: Clock, body: unknown): Date | undefined {
  const move = ClockMove.safeParse(body)
  if (!move.success) return undefined
  const { data } = move
  const ms = 'advance' in data ? clock.now().getTime() + data.advance * 1000 : Date.parse(data.now)
  return ms >= FIRST && ms < LAST ? new Date(ms) : undefined
}

function setFault(faults: Faults, body: unknown): ConsoleAnswer {
  const trouble = Trouble.safeParse(body)
  if (!trouble.success) return wrong(400, `Send { "service", "fault": one of ${FAULTS.join(', ')} or null, "times" }.`)
  const { fault, times } = trouble.data
  const service = SERVICES.find((name) => name === trouble.data.service)
  if (!service)
    return wrong(501, `${trouble.data.service} cannot fail on this machine yet. ${SERVICES.join(', ')} can.`)
  faults.set(service, fault, times)
  return ok(faults.list())
}
