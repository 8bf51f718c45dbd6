import type { EventBridgeEvent } from 'aws-lambda'
import { type EpochSeconds, secondsOf } from '../../shared/domain/time.ts'
import { log } from './log.ts'

/** What EventBridge hands to a schedule; `time` is the instant that the job counts as now. An operator sends none. */
export type JobEvent = Partial<Pick<EventBridgeEvent<string, unknown>, 'time'>>
type Dated = JobEvent & { now: EpochSeconds }

/** Runs a job at the instant of its event and leaves one line about it. A failure is thrown on, so that it is retried. */
export function job<R extends object>(
  name: string,
  run: (event: Dated) => Promise<R>,
  clock: () => EpochSeconds = noClock,
) {
  return async (event: JobEvent): Promise<R> => {
    try {
      const now = event.time === undefined ? clock() : secondsOf(new Date(event.time))
      const result = await run({ ...event, now })
      log.info('job done', { ...result, job: name })
      return result
    } catch (error) {
      log.error('job failed', { job: name, error })
      throw error
    }
  }
}

/** A schedule always says when; a job that ran at no time would write nonsense. */
function noClock(): never {
  throw new Error('the event says no time')
}
