/** Where a process dies: at which of its calls to table and Stripe, and whether that call was still made. */
export interface CrashPoint {
  /** From one on. */
  call: number
  when: 'before' | 'after'
}

export class Crash extends Error {}

/**
 * The life of a process that talks to others. At the crash point it dies: the call is not made, or it is made and nobody
 * hears its answer, and from then on nothing works any more, clean-up included.
 */
export function aLife(point?: CrashPoint) {
  let calls = 0
  let isOver = false

  async function live<T>(call: () => Promise<T>): Promise<T> {
    calls += 1
    const isPoint = calls === point?.call
    if (isPoint && point?.when === 'before') isOver = true
    if (isOver) throw new Crash()
    const answer = await call()
    if (isPoint) isOver = true
    if (isOver) throw new Crash()
    return answer
  }

  return { live, calls: () => calls, isOver: () => isOver }
}
export type Life = ReturnType<typeof aLife>

/** A port whose every call is one of a life. */
export const mortal = <Port extends object>(port: Port, { live }: Life): Port =>
  new Proxy(port, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver)
      return typeof member === 'function' ? (...input: unknown[]) => live(() => member.apply(target, input)) : member
    },
  })
