import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { isoInstant } from '../../shared/domain/time.ts'
import type { JobTrigger } from '../domain/ports/jobTrigger.ts'
import { requestTimeouts } from '../domain/ports/requestTimeouts.ts'
import type { Warn } from '../domain/ports/warn.ts'

const TIMEOUT_MS = 1_000

interface Settings {
  /** The job that works the queue. */
  functionName: string
  warn: Warn
  client?: Pick<LambdaClient, 'send'>
}

/**
 * Runs a job at once, so that nobody waits for its next scheduled run for a code or an erasure. Best effort: the work is
 * enqueued in the table, and the schedule finds it there.
 */
export function lambdaJobTrigger({ functionName, warn, client = openClient() }: Settings): JobTrigger {
  return async ([first, ...others]) => {
    if (!first) return
    // By id, since the index that the job reads may not have the new items yet.
    const event = { time: isoInstant(first.dueAt), ids: [first, ...others].map(({ id }) => id) }
    const Payload = new TextEncoder().encode(JSON.stringify(event))
    const call = new InvokeCommand({ FunctionName: functionName, InvocationType: 'Event', Payload })
    await client.send(call).catch((error: unknown) => warn(`${functionName} could not be invoked`, error))
  }
}

const openClient = () => new LambdaClient({ maxAttempts: 1, requestHandler: requestTimeouts(TIMEOUT_MS) })
