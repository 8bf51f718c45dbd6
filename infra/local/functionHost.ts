import { type Sandbox, type SandboxSettings, sandbox } from './sandbox.ts'

export interface FunctionHost {
  invoke(call: { caller: string; event: unknown }): Promise<unknown>
  /** Puts the code that lies in the bundle now in the place of the old, which finishes what it has begun. */
  swap(): void
  stop(): Promise<void>
}

interface HostSettings extends SandboxSettings {
  /** Calls wait for each other, where Lambda would turn the second one away and try it again. */
  isSingle: boolean
}

/** A function that is there again after every death, as Lambda starts a new instance. */
export function functionHost(settings: HostSettings): FunctionHost {
  let current: Sandbox = sandbox(settings)
  const living = (): Sandbox => {
    if (current.isDead()) current = sandbox(settings)
    return current
  }
  let last: Promise<unknown> = Promise.resolve()
  const inTurn: FunctionHost['invoke'] = (call) => {
    const turn = last.then(() => living().invoke(call))
    last = turn.catch(() => undefined)
    return turn
  }
  return {
    invoke: (call) => (settings.isSingle ? inTurn(call) : living().invoke(call)),
    swap: () => {
      const old = current
      current = sandbox(settings)
      void old.drain()
    },
    stop: () => current.drain(),
  }
}
