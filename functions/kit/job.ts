import type { EventBridgeEvent } from 'aws-lambda'
import { type EpochSeconds, secondsOf } from '../../shared/domain/time.ts'
import { log } from './log.ts'

/** What EventBridge hands to a schedule; `time` is the instant that the job counts as now. */
export type JobEvent = Pick<EventBridgeEvent<string, unknown>, 'time'>

/** Runs a job at the instant of its event and leaves one line about it. A failure is thrown on, so that it is retried. */
export function job<R>(name: string, run: (event: JobEvent & { now: EpochSeconds }) => Promise<R>) {
  return async (event: JobEvent): Promise<R> => {
    try {
      const result = await run({ ...event, now: secondsOf(new Date(event.time)) })
      log.info('job done', { job: name })
      return result
    } catch (error) {
      log.error('job failed', { job: name, error })
      throw error
    }
  }
}
