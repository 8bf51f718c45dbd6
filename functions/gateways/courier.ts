import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { isoInstant } from '../../shared/domain/time.ts'
import type { Courier } from '../domain/courier.ts'
import type { Tell } from '../domain/tell.ts'

const TIMEOUT_MS = 1_000
const PATIENCE = { requestTimeout: TIMEOUT_MS, connectionTimeout: TIMEOUT_MS, throwOnRequestTimeout: true }

interface Settings {
  /** The job that does what is owed. */
  functionName: string
  tell: Tell
  client?: Pick<LambdaClient, 'send'>
}

/**
 * Wakes a job, so that nobody waits for its next round for a code, or for their data to be gone. Nothing hangs on it:
 * what is owed is owed in the table, and the schedule looks there by itself.
 */
export function lambdaCourier({ functionName, tell, client = openClient() }: Settings): Courier {
  return async ([first, ...others]) => {
    if (!first) return
    // Named, since the index in which the function looks may not have them yet.
    const event = { time: isoInstant(first.dueAt), ids: [first, ...others].map(({ id }) => id) }
    const Payload = new TextEncoder().encode(JSON.stringify(event))
    const call = new InvokeCommand({ FunctionName: functionName, InvocationType: 'Event', Payload })
    await client.send(call).catch((error: unknown) => tell(`${functionName} could not be invoked`, error))
  }
}

const openClient = () => new LambdaClient({ maxAttempts: 1, requestHandler: PATIENCE })
