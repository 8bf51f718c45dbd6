import { randomUUID } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Schedule } from '../template/plan.ts'
import type { Usage } from '../usage.ts'
import type { FunctionHost } from './functionHost.ts'

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

interface ScheduledJob extends Schedule {
  next: Date
  last?: Run & { at: string }
}

export interface Jobs {
  list(): Record<string, { everySeconds: number; nextRunAt: string; lastRun: (Run & { at: string }) | null }>
  /** Runs a scheduled job now. Returns undefined for an unknown name. */
  run(name: string): Promise<Run> | undefined
  /** Runs the jobs that are due, each once, however many intervals it has missed: jobs catch up by themselves. */
  tick(): Promise<void>
  /** Invokes any function as an operator would, at the clock's time. */
  invoke(name: string, input: object): Promise<Run>
}

/** The schedules of the stack, driven by the clock of the local stack. */
export function jobs({ schedules, hosts, clock, usage }: JobNeeds): Jobs {
  const later = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000)
  const scheduled = new Map<string, ScheduledJob>(
    // Due at once: work that became due while the stack was off should not wait for a whole interval.
    schedules.map((schedule) => [schedule.job, { ...schedule, next: clock.now() }]),
  )

  async function invoke(name: string, input: object): Promise<Run> {
    usage.countCall(name)
    try {
      const event = { ...input, time: clock.now().toISOString() }
      return { ok: true, result: (await hosts.get(name)!.invoke({ caller: name, event })) ?? null }
    } catch (error) {
      return { ok: false, result: { message: (error as Error).message } }
    }
  }

  async function run(schedule: ScheduledJob): Promise<Run> {
    schedule.next = later(schedule.everySeconds)
    // Leases expire by this clock, which may have just jumped: calls from before the jump must finish first, or they
    // would lose their leases while they work.
    await hosts.get(schedule.job)!.settled()
    const at = clock.now().toISOString()
    const outcome = await invoke(schedule.job, scheduledEvent())
    schedule.last = { ...outcome, at }
    return outcome
  }

  return {
    list: () =>
      Object.fromEntries(
        [...scheduled.values()].map(({ job, everySeconds, next, last = null }) => [
          job,
          { everySeconds, nextRunAt: next.toISOString(), lastRun: last },
        ]),
      ),
    run: (name) => {
      const schedule = scheduled.get(name)
      return schedule && run(schedule)
    },
    async tick() {
      const now = clock.now()
      // A clock that was moved back would otherwise leave the next run far in the future.
      const isDue = ({ next, everySeconds }: ScheduledJob) => next <= now || next > later(everySeconds)
      await Promise.all([...scheduled.values()].filter(isDue).map(run))
    },
    invoke,
  }
}

/** What EventBridge sends; `invoke` adds the time. */
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
