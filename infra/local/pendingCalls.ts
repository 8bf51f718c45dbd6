interface Pending {
  resolve(result: unknown): void
  reject(error: Error): void
  timer: NodeJS.Timeout | undefined
}

interface Bounds {
  timeoutMs: number
  /** Says why a call fails that nobody settled in time. */
  overdue(): Error
  /** Hears of each call that no longer waits. */
  onSettled(): void
}

export interface PendingCalls {
  begin(): { id: number; outcome: Promise<unknown> }
  /** From now on calls take time, those that wait already too. */
  startClock(): void
  resolve(id: number, result: unknown): void
  reject(id: number, error: Error): void
  rejectAll(error: Error): void
  isEmpty(): boolean
}

/** Calls that wait for their answer. */
export function pendingCalls({ timeoutMs, overdue, onSettled }: Bounds): PendingCalls {
  const pending = new Map<number, Pending>()
  let count = 0
  let isTimed = false
  const settle = (id: number, end: (call: Pending) => void) => {
    const call = pending.get(id)
    if (!call) return
    clearTimeout(call.timer)
    pending.delete(id)
    end(call)
    onSettled()
  }
  const reject = (id: number, error: Error) => settle(id, (call) => call.reject(error))
  const startTimer = (id: number) => setTimeout(() => reject(id, overdue()), timeoutMs)
  return {
    begin() {
      const id = count++
      const outcome = new Promise((resolve, fail) => {
        pending.set(id, { resolve, reject: fail, timer: isTimed ? startTimer(id) : undefined })
      })
      return { id, outcome }
    },
    startClock() {
      isTimed = true
      for (const [id, call] of pending) call.timer = startTimer(id)
    },
    resolve: (id, result) => settle(id, (call) => call.resolve(result)),
    reject,
    rejectAll: (error) => {
      for (const id of [...pending.keys()]) reject(id, error)
    },
    isEmpty: () => pending.size === 0,
  }
}
