import { fairSemaphore } from './fairSemaphore.ts'
import { type FunctionInstance, functionInstance, type InstanceSettings } from './functionInstance.ts'

interface Call {
  caller: string
  event: unknown
  /** Where the call comes from. When calls have to wait, the sources take turns. */
  source?: string
}

export interface FunctionHost {
  invoke(call: Call): Promise<unknown>
  /** Resolves once every call that was accepted before has ended. */
  settled(): Promise<void>
  /** Replaces the instance by one that runs the bundle as it is now. The old instance finishes its calls. */
  swap(): void
  stop(): Promise<void>
}

interface HostSettings extends Omit<InstanceSettings, 'bundle'> {
  /** Asked anew for each instance, since an edit moves the bundle. */
  bundleOf(): string
  /** Calls beyond this number wait, where Lambda would throttle them. */
  maxConcurrency: number
  /** How long an instance is kept without a call. */
  idleMs?: number
}

/** About as long as Lambda keeps one. Each holds tens of megabytes, and most functions of a stack rest most of the time. */
const IDLE_MS = 5 * 60_000

/** Runs a function: starts an instance for its first call, replaces one that has died, and lets an idle one go, as Lambda. */
export function functionHost({ bundleOf, idleMs = IDLE_MS, ...settings }: HostSettings): FunctionHost {
  let current: FunctionInstance | undefined
  const liveInstance = (): FunctionInstance => {
    if (!current || current.isDead()) current = functionInstance({ ...settings, bundle: bundleOf() })
    return current
  }
  const limit = fairSemaphore(settings.maxConcurrency)
  const accepted = new Set<Promise<unknown>>()
  let rest: NodeJS.Timeout | undefined
  const letGo = () => {
    const idle = current
    current = undefined
    void idle?.drain()
  }
  const settle = (outcome: Promise<unknown>) => {
    accepted.delete(outcome)
    clearTimeout(rest)
    if (accepted.size === 0) rest = setTimeout(letGo, idleMs).unref()
  }
  return {
    invoke: (call) => {
      clearTimeout(rest)
      const outcome = limit(() => liveInstance().invoke(call), call.source).finally(() => settle(outcome))
      accepted.add(outcome)
      return outcome
    },
    settled: async () => void (await Promise.allSettled(accepted)),
    swap: letGo,
    stop: async () => {
      clearTimeout(rest)
      await current?.drain()
    },
  }
}
