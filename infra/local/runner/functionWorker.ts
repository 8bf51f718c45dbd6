import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { ClientRequest } from 'node:http'
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { CALLER_HEADER } from '../aws/callerOf.ts'

/** What the runner sends to a worker. */
export interface Invocation {
  id: number
  caller: string
  event: unknown
}

/** What a worker sends back: `loaded` once it has loaded its function, and the outcome of each call. */
export type WorkerMessage = 'loaded' | Outcome
type Outcome = { id: number } & ({ result: unknown } | { error: { name: string; message: string; stack: string } })

export interface WorkerInput {
  bundle: string
  name: string
  timeoutMs: number
  /** A module to load before the bundle. */
  preload?: string | undefined
}

type Handler = (event: unknown, context: object) => Promise<unknown>

const port = parentPort!
const { bundle, name, timeoutMs, preload } = workerData as WorkerInput
const callers = new AsyncLocalStorage<string>()

// One worker serves many calls, so each request to a double carries the route or job that it was made for.
subscribe('http.client.request.created', (message) => {
  const caller = callers.getStore()
  if (caller) (message as { request: ClientRequest }).request.setHeader(CALLER_HEADER, encodeURIComponent(caller))
})

// Node has read it, and a deployed function does not see it.
delete process.env.NODE_COMPILE_CACHE
if (preload) await import(preload)
const { handler } = createRequire(bundle)(bundle) as { handler: Handler }
port.postMessage('loaded' satisfies WorkerMessage)
port.on('message', (invocation: Invocation) => callers.run(invocation.caller, invoke, invocation))

async function invoke({ id, event }: Invocation): Promise<void> {
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
    port.postMessage({ id, result } satisfies WorkerMessage)
  } catch (error) {
    const { name, message, stack = '' } = error as Error
    port.postMessage({ id, error: { name, message, stack } } satisfies WorkerMessage)
  }
}
