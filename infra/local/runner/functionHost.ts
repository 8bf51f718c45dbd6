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

interface HostSettings extends InstanceSettings {
  /** Calls beyond this number wait, where Lambda would throttle them. */
  maxConcurrency: number
}

/** Runs a function: starts an instance for its first call, and replaces one that has died, as Lambda would. */
export function functionHost(settings: HostSettings): FunctionHost {
  let current: FunctionInstance | undefined
  const liveInstance = (): FunctionInstance => {
    if (!current || current.isDead()) current = functionInstance(settings)
    return current
  }
  const limit = fairSemaphore(settings.maxConcurrency)
  const accepted = new Set<Promise<unknown>>()
  return {
    invoke: (call) => {
      const outcome = limit(() => liveInstance().invoke(call), call.source).finally(() => accepted.delete(outcome))
      accepted.add(outcome)
      return outcome
    },
    settled: async () => void (await Promise.allSettled(accepted)),
    swap: () => {
      const old = current
      current = undefined
      void old?.drain()
    },
    stop: async () => current?.drain(),
  }
}
