import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Invocation, WorkerInput, WorkerMessage } from './functionWorker.ts'
import { type PendingCalls, pendingCalls } from './pendingCalls.ts'

export interface InstanceSettings extends WorkerInput {
  environment: Record<string, string>
  memoryMb: number
  log(line: string): void
}

export interface FunctionInstance {
  /** Rejects with the function's own error, or when the call times out or the instance dies. */
  invoke(call: { caller: string; event: unknown }): Promise<unknown>
  /** Resolves once the calls in flight have ended and the worker has exited. */
  drain(): Promise<void>
  /** Whether it accepts no more calls. */
  isDead(): boolean
}

/** One instance of a function: a worker thread with its own environment, memory limit and timeout. */
export function functionInstance(settings: InstanceSettings): FunctionInstance {
  const { name, timeoutMs } = settings
  const worker = startWorker(settings)
  let isRetired = false
  const terminateWhenIdle = () => {
    if (isRetired && pending.isEmpty()) void worker.terminate()
  }
  const retire = () => {
    isRetired = true
    terminateWhenIdle()
  }
  const timeOut = () => {
    // The call may hang for ever, so the instance takes no new ones. Its other calls keep the rest of their own time.
    retire()
    return new Error(`${name} took longer than ${timeoutMs / 1000} seconds`)
  }
  const pending = pendingCalls({ timeoutMs, timeOut, onSettled: terminateWhenIdle })
  const exited = listen(worker, pending, settings).then(() => {
    isRetired = true
  })

  return {
    invoke({ caller, event }) {
      const { id, outcome } = pending.begin()
      worker.postMessage({ id, caller, event } satisfies Invocation)
      return outcome
    },
    async drain() {
      retire()
      await exited
    },
    isDead: () => isRetired,
  }
}

/** For new objects. With what Node chooses, a dozen functions in use hold twice the memory, and are no faster. */
const YOUNG_MB = 8

function startWorker({ bundle, name, timeoutMs, preload, environment, memoryMb, log }: InstanceSettings): Worker {
  const worker = new Worker(new URL('./functionWorker.ts', import.meta.url), {
    workerData: { bundle, name, timeoutMs, preload } satisfies WorkerInput,
    // Compiling the bundle, and stripping the worker of its types, would be half of an instance's start.
    env: { ...environment, NODE_COMPILE_CACHE: join(dirname(bundle), 'compiled') },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_MB },
    stdout: true,
    stderr: true,
  })
  for (const stream of [worker.stdout, worker.stderr]) stream.on('data', (chunk) => log(String(chunk).trimEnd()))
  return worker
}

/** Settles calls as the worker responds. Resolves when the worker has exited, for whatever reason. */
async function listen(worker: Worker, pending: PendingCalls, { name, log }: InstanceSettings): Promise<void> {
  worker.on('message', (message: WorkerMessage) => {
    // Lambda does not count the start of an instance as part of a call either, and a busy machine makes it long.
    if (message === 'loaded') pending.startTimers()
    else if ('error' in message) pending.reject(message.id, Object.assign(new Error(), message.error))
    else pending.resolve(message.id, message.result)
  })
  worker.on('error', (error) => {
    log(`${name} crashed: ${error.message}`)
    pending.rejectAll(error)
  })
  await new Promise((resolve) => worker.once('exit', resolve))
  pending.rejectAll(new Error(`${name} stopped`))
}
