import { type Sandbox, type SandboxSettings, sandbox } from './sandbox.ts'
import { turns } from './turns.ts'

interface Call {
  caller: string
  event: unknown
  /** Whoever asks, where calls have to wait for each other. */
  source?: string
}

export interface FunctionHost {
  invoke(call: Call): Promise<unknown>
  /** When all that was begun before has come to an end. */
  settled(): Promise<void>
  /** Puts the code that lies in the bundle now in the place of the old, which finishes what it has begun. */
  swap(): void
  stop(): Promise<void>
}

interface HostSettings extends SandboxSettings {
  /** So many calls are begun at a time. The others wait here, where Lambda would turn them away. */
  atOnce: number
}

/** A function that starts with its first call and again after every death, as Lambda starts a new instance. */
export function functionHost(settings: HostSettings): FunctionHost {
  let current: Sandbox | undefined
  const living = (): Sandbox => {
    if (!current || current.isDead()) current = sandbox(settings)
    return current
  }
  const inTurn = turns(settings.atOnce)
  const begun = new Set<Promise<unknown>>()
  return {
    invoke: (call) => {
      const outcome = inTurn(() => living().invoke(call), call.source).finally(() => begun.delete(outcome))
      begun.add(outcome)
      return outcome
    },
    settled: async () => void (await Promise.allSettled(begun)),
    swap: () => {
      const old = current
      current = undefined
      void old?.drain()
    },
    stop: async () => current?.drain(),
  }
}
