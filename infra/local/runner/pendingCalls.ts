interface Pending {
  resolve(result: unknown): void
  reject(error: Error): void
  /** Missing until the function has loaded. */
  timer: NodeJS.Timeout | undefined
}

interface Settings {
  timeoutMs: number
  /** Makes the error that a call fails with after `timeoutMs`. */
  timeOut(): Error
  /** Called after each call that settles. */
  onSettled(): void
}

export interface PendingCalls {
  /** Registers a call. */
  begin(): { id: number; outcome: Promise<unknown> }
  /** Starts the timeout of every registered call, and of each later one at once. */
  startTimers(): void
  resolve(id: number, result: unknown): void
  reject(id: number, error: Error): void
  rejectAll(error: Error): void
  isEmpty(): boolean
}

/** Calls in flight, by id. */
export function pendingCalls({ timeoutMs, timeOut, onSettled }: Settings): PendingCalls {
  const pending = new Map<number, Pending>()
  let nextId = 0
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
  const startTimer = (id: number) => setTimeout(() => reject(id, timeOut()), timeoutMs)
  return {
    begin() {
      const id = nextId++
      const outcome = new Promise((resolve, fail) => {
        pending.set(id, { resolve, reject: fail, timer: isTimed ? startTimer(id) : undefined })
      })
      return { id, outcome }
    },
    startTimers() {
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
