import pLimit from 'p-limit'
import { type FunctionInstance, functionInstance, type InstanceSettings } from './functionInstance.ts'

export interface FunctionHost {
  invoke(call: { caller: string; event: unknown }): Promise<unknown>
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

/** Runs a function, and replaces an instance that has died as Lambda would. */
export function functionHost(settings: HostSettings): FunctionHost {
  let current: FunctionInstance = functionInstance(settings)
  const liveInstance = (): FunctionInstance => {
    if (current.isDead()) current = functionInstance(settings)
    return current
  }
  const limit = pLimit(settings.maxConcurrency)
  const accepted = new Set<Promise<unknown>>()
  return {
    invoke: (call) => {
      const outcome = limit(() => liveInstance().invoke(call)).finally(() => accepted.delete(outcome))
      accepted.add(outcome)
      return outcome
    },
    settled: async () => void (await Promise.allSettled(accepted)),
    swap: () => {
      const old = current
      current = functionInstance(settings)
      void old.drain()
    },
    stop: () => current.drain(),
  }
}
