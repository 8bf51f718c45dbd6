interface Pending {
  resolve(result: unknown): void
  reject(error: Error): void
  timer: NodeJS.Timeout
}

export interface PendingCalls {
  /** Begins a call; `overdue` says why it fails when nobody settles it in time. */
  begin(timeoutMs: number, overdue: () => Error): { id: number; outcome: Promise<unknown> }
  resolve(id: number, result: unknown): void
  reject(id: number, error: Error): void
  rejectAll(error: Error): void
  isEmpty(): boolean
}

/** Calls that wait for their answer. `onSettled` hears of each one that no longer does. */
export function pendingCalls(onSettled: () => void): PendingCalls {
  const pending = new Map<number, Pending>()
  let count = 0
  const settle = (id: number, end: (call: Pending) => void) => {
    const call = pending.get(id)
    if (!call) return
    clearTimeout(call.timer)
    pending.delete(id)
    end(call)
    onSettled()
  }
  const reject = (id: number, error: Error) => settle(id, (call) => call.reject(error))
  return {
    begin(timeoutMs, overdue) {
      const id = count++
      const outcome = new Promise((resolve, fail) => {
        const timer = setTimeout(() => reject(id, overdue()), timeoutMs)
        pending.set(id, { resolve, reject: fail, timer })
      })
      return { id, outcome }
    },
    resolve: (id, result) => settle(id, (call) => call.resolve(result)),
    reject,
    rejectAll: (error) => {
      for (const id of [...pending.keys()]) reject(id, error)
    },
    isEmpty: () => pending.size === 0,
  }
}
