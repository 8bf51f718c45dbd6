import type { LocalDate } from '../../shared/domain/time.ts'

/** What DynamoDB was asked for, since the start or within a stretch of calls. */
export interface Consumed {
  calls: number
  requests: number
  readUnits: number
  writeUnits: number
}

export type Consumption = Record<string, Consumed>

const NOTHING: Consumed = { calls: 0, requests: 0, readUnits: 0, writeUnits: 0 }

/** What was consumed between two readings of the counters, by endpoint or job; those that nobody called are left out. */
export const between = (before: Consumption, after: Consumption): Consumption =>
  Object.fromEntries(
    Object.entries(after).flatMap(([name, now]) => {
      const then = before[name] ?? NOTHING
      return now.calls === then.calls && now.requests === then.requests ? [] : [[name, minus(now, then)]]
    }),
  )

const minus = (now: Consumed, then: Consumed): Consumed => ({
  calls: now.calls - then.calls,
  requests: now.requests - then.requests,
  readUnits: now.readUnits - then.readUnits,
  writeUnits: now.writeUnits - then.writeUnits,
})

/** The local console of a stack, as far as the bench asks it for something. */
export function localStack(url: string) {
  const post = async (path: string, body: object = {}) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${url}/__local${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const mails = async () =>
    (await (await fetch(`${url}/__local/mail`)).json()) as { id: string; to: string; text: string }[]
  const runJob = async (name: string) => (await post(`/jobs/${name}/run`)) as { ok: boolean; result: unknown }
  return {
    runJob,
    async runToEnd(name: string): Promise<unknown> {
      const { ok, result } = await runJob(name)
      if (!ok) throw new Error(`${name} answered ${JSON.stringify(result)}`)
      return result
    },
    /** What SES would report of the mail that was sent last. */
    bounceNewest: async () => post(`/mail/${(await mails())[0]!.id}/bounce`, { kind: 'bounce' }),
    setEvents: (asked: { mode: 'hold' } | { release: true }) => post('/stripe/webhooks', asked),
    replayEvents: (asked: { dead: true }) => post('/stripe/replay', asked),
    advanceClock: (seconds: number) => post('/clock', { advance: seconds }),
    movePrice: (on: LocalDate) => post('/stripe/price', { on, dryRun: true }),
    grant: (email: string, days: number) => post('/grants', { email, days }),

    async consumed(): Promise<Consumption> {
      const { endpoints, jobs } = (await (await fetch(`${url}/__local/usage`)).json()) as Record<string, Consumption>
      return { ...endpoints, ...jobs }
    },

    /** The newest mail to an address. The run that sends it begins after all others have ended. */
    async mailTo(email: string): Promise<string> {
      await runJob('sendMail')
      return (await mails()).find(({ to }) => to === email)!.text
    },

    countMails: async () => (await mails()).length,
  }
}
export type LocalStack = ReturnType<typeof localStack>
