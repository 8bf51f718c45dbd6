import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { ClientRequest } from 'node:http'
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { CALLER_HEADER } from './callerOf.ts'

/** What the runner asks of a worker, and what it answers. */
export interface Invocation {
  id: number
  caller: string
  event: unknown
}
type Outcome = { id: number } & ({ result: unknown } | { error: { name: string; message: string; stack: string } })

/** What a worker says: once that it has loaded its function, and what came of each call. */
export type Told = 'loaded' | Outcome

export interface WorkerInput {
  bundle: string
  name: string
  timeoutMs: number
}

type Handler = (event: unknown, context: object) => Promise<unknown>

const port = parentPort!
const { bundle, name, timeoutMs } = workerData as WorkerInput
const callers = new AsyncLocalStorage<string>()

// The SDK does not know about calls; the one request under way tells which route or job it belongs to.
subscribe('http.client.request.created', (message) => {
  const caller = callers.getStore()
  if (caller) (message as { request: ClientRequest }).request.setHeader(CALLER_HEADER, encodeURIComponent(caller))
})

const { handler } = createRequire(bundle)(bundle) as { handler: Handler }
port.postMessage('loaded' satisfies Told)
port.on('message', (invocation: Invocation) => callers.run(invocation.caller, answer, invocation))

async function answer({ id, event }: Invocation): Promise<void> {
  const deadline = Date.now() + timeoutMs
  try {
    const result = await handler(event, {
      functionName: name,
      functionVersion: '$LATEST',
      invokedFunctionArn: `arn:aws:lambda:ap-southeast-1:000000000000:function:${name}`,
      memoryLimitInMB: '0',
      awsRequestId: crypto.randomUUID(),
      getRemainingTimeInMillis: () => deadline - Date.now(),
    })
    port.postMessage({ id, result } satisfies Outcome)
  } catch (error) {
    const { name, message, stack = '' } = error as Error
    port.postMessage({ id, error: { name, message, stack } } satisfies Outcome)
  }
}
