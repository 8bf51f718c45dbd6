import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Invocation, Outcome, WorkerInput } from './functionWorker.ts'

export interface SandboxSettings extends WorkerInput {
  environment: Record<string, string>
  memoryMb: number
  timeoutMs: number
  log(line: string): void
}

export interface Sandbox {
  /** Rejects with the function's own error, or when it takes too long or dies. */
  invoke(call: { caller: string; event: unknown }): Promise<unknown>
  /** Ends once the calls in flight have been answered. */
  drain(): Promise<void>
  isDead(): boolean
}

interface Pending {
  resolve(result: unknown): void
  reject(error: Error): void
  timer: NodeJS.Timeout
}

/** One instance of a function: a worker thread with its own environment, memory and patience. */
export function sandbox({ bundle, name, environment, memoryMb, timeoutMs, log }: SandboxSettings): Sandbox {
  const worker = new Worker(new URL('./functionWorker.ts', import.meta.url), {
    workerData: { bundle, name } satisfies WorkerInput,
    env: environment,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    stdout: true,
    stderr: true,
  })
  for (const stream of [worker.stdout, worker.stderr]) stream.on('data', (chunk) => log(String(chunk).trimEnd()))

  const pending = new Map<number, Pending>()
  let calls = 0
  let death: Error | undefined
  const settle = (id: number): Pending | undefined => {
    const call = pending.get(id)
    clearTimeout(call?.timer)
    pending.delete(id)
    return call
  }
  const die = (error: Error) => {
    death ??= error
    for (const id of [...pending.keys()]) settle(id)?.reject(death)
  }
  worker.on('message', (outcome: Outcome | 'ready') => {
    if (outcome === 'ready') return
    const call = settle(outcome.id)
    if ('error' in outcome) call?.reject(Object.assign(new Error(outcome.error.message), outcome.error))
    else call?.resolve(outcome.result)
  })
  worker.on('error', (error) => {
    log(`${name} died: ${error.stack ?? error.message}`)
    die(error)
  })
  worker.on('exit', () => die(new Error(`${name} ended`)))

  return {
    invoke: ({ caller, event }) =>
      new Promise((resolve, reject) => {
        if (death) return reject(death)
        const id = calls++
        const timer = setTimeout(() => {
          settle(id)?.reject(new Error(`${name} took longer than ${timeoutMs / 1000} seconds`))
          void worker.terminate()
        }, timeoutMs)
        pending.set(id, { resolve, reject, timer })
        worker.postMessage({ id, caller, event, deadline: Date.now() + timeoutMs } satisfies Invocation)
      }),
    async drain() {
      while (pending.size > 0 && !death) await Promise.race([once(worker, 'message'), once(worker, 'exit')])
      await worker.terminate()
    },
    isDead: () => death !== undefined,
  }
}
