import { Worker } from 'node:worker_threads'
import type { Invocation, Told, WorkerInput } from './functionWorker.ts'
import { type PendingCalls, pendingCalls } from './pendingCalls.ts'

export interface SandboxSettings extends WorkerInput {
  environment: Record<string, string>
  memoryMb: number
  log(line: string): void
}

export interface Sandbox {
  /** Rejects with the function's own error, or when it takes too long or dies. */
  invoke(call: { caller: string; event: unknown }): Promise<unknown>
  /** Ends once the calls in flight have been answered. */
  drain(): Promise<void>
  /** Whether it takes no more calls. */
  isDead(): boolean
}

/** One instance of a function: a worker thread with its own environment, memory and patience. */
export function sandbox(settings: SandboxSettings): Sandbox {
  const { name, timeoutMs } = settings
  const worker = startWorker(settings)
  let isRetired = false
  const endWhenIdle = () => {
    if (isRetired && pending.isEmpty()) void worker.terminate()
  }
  const retire = () => {
    isRetired = true
    endWhenIdle()
  }
  const overdue = () => {
    // What hangs may hang for ever. The others that it serves keep the time that is theirs.
    retire()
    return new Error(`${name} took longer than ${timeoutMs / 1000} seconds`)
  }
  const pending = pendingCalls({ timeoutMs, overdue, onSettled: endWhenIdle })
  const ended = listen(worker, pending, settings).then(() => {
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
      await ended
    },
    isDead: () => isRetired,
  }
}

function startWorker({ bundle, name, timeoutMs, environment, memoryMb, log }: SandboxSettings): Worker {
  const worker = new Worker(new URL('./functionWorker.ts', import.meta.url), {
    workerData: { bundle, name, timeoutMs } satisfies WorkerInput,
    env: environment,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    stdout: true,
    stderr: true,
  })
  for (const stream of [worker.stdout, worker.stderr]) stream.on('data', (chunk) => log(String(chunk).trimEnd()))
  return worker
}

/** Hands answers on until the worker has ended, whatever ended it. */
async function listen(worker: Worker, pending: PendingCalls, { name, log }: SandboxSettings): Promise<void> {
  worker.on('message', (told: Told) => {
    // A call's time begins when its function has loaded, as in Lambda: a start takes as long as the machine is busy.
    if (told === 'loaded') pending.startClock()
    else if ('error' in told) pending.reject(told.id, Object.assign(new Error(), told.error))
    else pending.resolve(told.id, told.result)
  })
  worker.on('error', (error) => {
    log(`${name} died: ${error.message}`)
    pending.rejectAll(error)
  })
  await new Promise((resolve) => worker.once('exit', resolve))
  pending.rejectAll(new Error(`${name} ended`))
}
