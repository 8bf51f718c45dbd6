import type { Context, EventBridgeEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import { type EpochSeconds, secondsOf } from '../../../shared/domain/time.ts'
import { log } from '../log.ts'
import type { JobClock } from './jobClock.ts'

/** What EventBridge passes to a scheduled job. An operator sends no time. */
export type JobEvent = Partial<Pick<EventBridgeEvent<string, unknown>, 'time'>>

/** What a job trigger passes to a job between its scheduled runs: the ids of what has just been enqueued. */
export const TriggeredIds = z.object({ ids: z.optional(z.array(z.string())) })

interface Run {
  now: EpochSeconds
  /** Whether there is time to start another item. */
  mayGoOn: () => boolean
}

type RemainingTime = Pick<Context, 'getRemainingTimeInMillis'>

/**
 * No item is started with less than this left of the job's one-minute timeout: the slowest single mail or erasure ends
 * within it, and so does its lease.
 */
const RESERVE_MS = 30_000

/** Runs a job once and writes one log line about it. A failure is thrown again, so that Lambda sees it. */
export function job<R extends object>(
  name: string,
  run: (event: JobEvent & Run) => Promise<R>,
  clock: JobClock = timeOfEvent,
) {
  return async (event: JobEvent, context?: RemainingTime): Promise<R> => {
    const mayGoOn = () => context === undefined || context.getRemainingTimeInMillis() > RESERVE_MS
    try {
      const now = clock(event.time === undefined ? undefined : secondsOf(new Date(event.time)))
      const result = await run({ ...event, now, mayGoOn })
      log.info('job done', { ...result, job: name })
      return result
    } catch (error) {
      log.error('job failed', { job: name, error })
      throw error
    }
  }
}

/** A schedule always sends its time. */
function timeOfEvent(claimed: EpochSeconds | undefined): EpochSeconds {
  if (claimed === undefined) throw new Error('the event has no time')
  return claimed
}
