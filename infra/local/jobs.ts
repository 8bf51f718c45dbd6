import { randomUUID } from 'node:crypto'
import type { Clock } from './clock.ts'
import type { FunctionHost } from './functionHost.ts'
import type { Schedule } from './plan.ts'
import type { Usage } from './usage.ts'

interface JobNeeds {
  schedules: Schedule[]
  hosts: Map<string, FunctionHost>
  clock: Clock
  usage: Usage
}

export interface Run {
  ok: boolean
  result: unknown
}

interface Rhythm extends Schedule {
  next: Date
  last?: Run & { at: string }
}

export interface Jobs {
  list(): Record<string, { everySeconds: number; nextRunAt: string; lastRun: (Run & { at: string }) | null }>
  /** Runs a scheduled job now; undefined when no job has the name. */
  run(name: string): Promise<Run> | undefined
  /** Runs whatever has become due, each job once however many beats it missed: jobs catch up by themselves. */
  tick(): Promise<void>
  /** Calls any function as an operator would, at the time of the clock. */
  invoke(name: string, input: object): Promise<Run>
}

export function jobs({ schedules, hosts, clock, usage }: JobNeeds): Jobs {
  const later = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000)
  const rhythms = new Map<string, Rhythm>(
    // At once: what became due while the stack was off should not wait for a whole round.
    schedules.map((schedule) => [schedule.job, { ...schedule, next: clock.now() }]),
  )

  async function invoke(name: string, input: object): Promise<Run> {
    usage.began(name)
    try {
      const event = { ...input, time: clock.now().toISOString() }
      return { ok: true, result: (await hosts.get(name)!.invoke({ caller: name, event })) ?? null }
    } catch (error) {
      return { ok: false, result: { message: (error as Error).message } }
    }
  }

  async function run(rhythm: Rhythm): Promise<Run> {
    rhythm.next = later(rhythm.everySeconds)
    // Leases end by the clock, which leaps here: whoever was woken before the leap must not lose theirs at work.
    await hosts.get(rhythm.job)!.settled()
    const at = clock.now().toISOString()
    const outcome = await invoke(rhythm.job, scheduledEvent())
    rhythm.last = { ...outcome, at }
    return outcome
  }

  return {
    list: () =>
      Object.fromEntries(
        [...rhythms.values()].map(({ job, everySeconds, next, last = null }) => [
          job,
          { everySeconds, nextRunAt: next.toISOString(), lastRun: last },
        ]),
      ),
    run: (name) => {
      const rhythm = rhythms.get(name)
      return rhythm && run(rhythm)
    },
    async tick() {
      const now = clock.now()
      // A clock that was moved back would otherwise leave the next beat far in the future.
      const isDue = ({ next, everySeconds }: Rhythm) => next <= now || next > later(everySeconds)
      await Promise.all([...rhythms.values()].filter(isDue).map(run))
    },
    invoke,
  }
}

/** What EventBridge sends; the time is added at the call. */
const scheduledEvent = () => ({
  version: '0',
  id: randomUUID(),
  'detail-type': 'Scheduled Event',
  source: 'aws.events',
  account: '000000000000',
  region: 'ap-southeast-1',
  resources: [],
  detail: {},
})
