import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { Email } from '../../../shared/domain/email.ts'
import type { Mailbox } from '../aws/mailbox.ts'
import { FEEDBACK, sesFeedback } from '../aws/sesFeedback.ts'
import type { Clock, TravellingClock } from '../clock.ts'
import { FAULTS, type Faults, SERVICES } from '../faults.ts'
import type { Jobs } from '../runner/jobs.ts'
import type { StripeDouble } from '../stripe/stripeDouble.ts'
import type { Usage } from '../usage.ts'
import { type Call, type ConsoleResponse, failure, ok } from './consoleResponse.ts'
import { PERSON_KINDS, personMaker } from './people/makePerson.ts'
import { stripeConsoleCalls } from './stripeConsoleCalls.ts'
import { writerFigures } from './writerFigures.ts'

export interface ConsoleNeeds {
  mailbox: Mailbox
  clock: TravellingClock
  jobs: Jobs
  /** Whether the jobs that become due when the clock is moved run then. */
  schedules: boolean
  faults: Faults
  usage: Usage
  /** Where the product answers. */
  port: number
  adminPassword: string
  /** Undefined when the real Stripe is used. */
  stripe: StripeDouble | undefined
}

const ClockMove = z.union([z.object({ advance: z.number() }), z.object({ now: z.iso.datetime({ offset: true }) })])
const FaultRequest = z.object({
  service: z.string(),
  fault: z.nullable(z.enum(FAULTS)),
  times: z.optional(z.int().check(z.minimum(1))),
})
const BounceRequest = z.object({ kind: z.enum(FEEDBACK) })
const FillRequest = z.object({ ids: z.array(z.string()) })
const PersonRequest = z.object({
  kind: z.enum(PERSON_KINDS),
  days: z._default(z.int().check(z.minimum(0), z.maximum(60)), 30),
})
const GrantRequest = z.object({ email: Email, days: z.int().check(z.minimum(1), z.maximum(366)) })

/** The calls of the console, by method and path below /__local. `{name}` is the only path parameter. */
export function consoleCalls(needs: ConsoleNeeds): Record<string, Call> {
  const { mailbox, clock, jobs, schedules, faults, usage, stripe } = needs
  const makePerson = personMaker(needs)
  const readClock = () => ok({ now: clock.now().toISOString(), offsetSeconds: clock.offset() })
  return {
    'GET /mail': () => ok(mailbox.list()),
    'POST /mail/{name}/bounce': async ({ name, body }) => {
      const report = BounceRequest.safeParse(body)
      const mail = mailbox.list().find(({ id }) => id === name)
      if (!mail) return failure(404, `No mail has the id ${name}.`)
      if (!report.success) return failure(400, `Send { "kind": one of ${FEEDBACK.join(', ')} }.`)
      const run = await jobs.invoke('ses', sesFeedback(mail, { kind: report.data.kind, now: clock.now() }))
      return run.ok ? ok(run) : { status: 500, body: run }
    },
    'GET /clock': readClock,
    'POST /clock': async ({ body }) => {
      const instant = instantOf(clock, body)
      if (!instant) return failure(400, 'Send { "advance": seconds } or { "now": "2026-01-31T12:00:00Z" }.')
      clock.moveTo(instant)
      await stripe?.tick()
      // Jobs that have become due should be done before the response, but a long jump must not block the caller for
      // ever.
      if (schedules) await Promise.race([jobs.tick(), pause(TICK_TIMEOUT_MS, undefined, { ref: false })])
      return readClock()
    },
    'GET /jobs': () => ok(jobs.list()),
    'POST /jobs/{name}/run': async ({ name }) => {
      const run = await jobs.run(name)
      return run ? ok(run) : failure(404, `No job is called ${name}.`)
    },
    'POST /directory/fill': async ({ body }) => {
      const asked = FillRequest.safeParse(body)
      if (!asked.success) return failure(400, 'Send { "ids": [ids of accounts] }.')
      const { ok: isDone, result } = await jobs.invoke('updateDirectory', asked.data)
      return { status: isDone ? 200 : 500, body: result }
    },
    'GET /faults': () => ok(faults.list()),
    'POST /faults': ({ body }) => setFault(faults, body),
    'POST /grants': async ({ body }) => {
      const grant = GrantRequest.safeParse(body)
      if (!grant.success) return failure(400, 'Send { "email": "ada@example.com", "days": 1 to 366 }.')
      const { ok: isGranted, result } = await jobs.invoke('grantAccess', grant.data)
      return { status: isGranted ? 200 : 400, body: result }
    },
    'POST /people': async ({ body }) => {
      const asked = PersonRequest.safeParse(body)
      if (!asked.success) return failure(400, `Send { "kind": one of ${PERSON_KINDS.join(', ')}, "days": 0 to 60 }.`)
      try {
        return ok(await makePerson(asked.data.kind, asked.data.days))
      } catch (error) {
        return failure(500, (error as Error).message)
      }
    },
    'GET /usage': () => ok(usage.report()),
    'GET /writers': async () => ok(await writerFigures(needs)),
    ...stripeConsoleCalls({ stripe, jobs }),
  }
}

const TICK_TIMEOUT_MS = 5_000

// An invalid date would be stored with the data and break every later start.
const EARLIEST = Date.UTC(1970, 0)
const LATEST = Date.UTC(9999, 0)

function instantOf(clock: Clock, body: unknown): Date | undefined {
  const move = ClockMove.safeParse(body)
  if (!move.success) return undefined
  const { data } = move
  const ms = 'advance' in data ? clock.now().getTime() + data.advance * 1000 : Date.parse(data.now)
  return ms >= EARLIEST && ms < LATEST ? new Date(ms) : undefined
}

function setFault(faults: Faults, body: unknown): ConsoleResponse {
  const request = FaultRequest.safeParse(body)
  if (!request.success)
    return failure(400, `Send { "service", "fault": one of ${FAULTS.join(', ')} or null, "times" }.`)
  const { fault, times } = request.data
  const service = SERVICES.find((name) => name === request.data.service)
  if (!service)
    return failure(501, `${request.data.service} cannot fail in the local stack yet. ${SERVICES.join(', ')} can.`)
  faults.set(service, fault, times)
  return ok(faults.list())
}
