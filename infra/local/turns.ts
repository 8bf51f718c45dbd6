/** Lets so many pieces of work run at a time; the others wait, first come first served. */
export function turns(atOnce: number) {
  const waiting: (() => void)[] = []
  let running = 0

  /** The place goes straight to whoever waited longest. */
  function leave(): void {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1
    else await new Promise<void>((begin) => waiting.push(begin))
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
