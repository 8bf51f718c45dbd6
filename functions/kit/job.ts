import type { Context, EventBridgeEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import { type EpochSeconds, secondsOf } from '../../shared/domain/time.ts'
import type { JobClock } from './jobClock.ts'
import { log } from './log.ts'

/** What EventBridge hands to a schedule. An operator sends no time. */
export type JobEvent = Partial<Pick<EventBridgeEvent<string, unknown>, 'time'>>

/** What a courier brings to a job between its rounds: the ids of what has just been owed. */
export const Woken = z.object({ ids: z.optional(z.array(z.string())) })

interface Run {
  now: EpochSeconds
  /** Whether there is time to begin something more. */
  mayGoOn: () => boolean
}

type Patience = Pick<Context, 'getRemainingTimeInMillis'>

/**
 * Nothing new is begun with less than this left of the minute that a job has: the slowest single mail or erasure ends
 * within it, and its lease with the minute.
 */
const RESERVE_MS = 30_000

/** Runs a job once and leaves one line about it. A failure is thrown on, so that it is seen. */
export function job<R extends object>(
  name: string,
  run: (event: JobEvent & Run) => Promise<R>,
  clock: JobClock = asTold,
) {
  return async (event: JobEvent, context?: Patience): Promise<R> => {
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

/** A schedule always says when; a job that ran at no time would write nonsense. */
function asTold(told: EpochSeconds | undefined): EpochSeconds {
  if (told === undefined) throw new Error('the event has no time')
  return told
}
