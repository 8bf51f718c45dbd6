/** Limits how many tasks run at a time; the others wait in order. */
export function semaphore(permits: number) {
  const waiting: (() => void)[] = []
  let running = 0

  /** The permit goes straight to the task that has waited longest. */
  function release(): void {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < permits) running += 1
    else await new Promise<void>((begin) => waiting.push(begin))
    try {
      return await work()
    } finally {
      release()
    }
  }
}
