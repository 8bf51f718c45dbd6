interface Pending {
  resolve(result: unknown): void
  reject(error: Error): void
  timer: NodeJS.Timeout
}

export interface PendingCalls {
  /** Registers a call; `timeOut` makes the error that it fails with after `timeoutMs`. */
  begin(timeoutMs: number, timeOut: () => Error): { id: number; outcome: Promise<unknown> }
  resolve(id: number, result: unknown): void
  reject(id: number, error: Error): void
  rejectAll(error: Error): void
  isEmpty(): boolean
}

/** Calls in flight, by id. `onSettled` is called after each one that settles. */
export function pendingCalls(onSettled: () => void): PendingCalls {
  const pending = new Map<number, Pending>()
  let nextId = 0
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
    begin(timeoutMs, timeOut) {
      const id = nextId++
      const outcome = new Promise((resolve, fail) => {
        const timer = setTimeout(() => reject(id, timeOut()), timeoutMs)
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
