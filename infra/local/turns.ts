/**
 * Lets so many pieces of work run at a time. The others wait: those of one source first come first served, the sources
 * in rotation, so that whoever asks without end holds up only themselves.
 */
export function turns(atOnce: number) {
  const waiting = new Map<string, (() => void)[]>()
  let running = 0

  /** The place goes straight to the source that has waited longest for one; then it is the turn of the next. */
  function leave(): void {
    const [first] = waiting
    if (!first) {
      running -= 1
      return
    }
    const [source, [begin, ...others]] = first
    waiting.delete(source)
    if (others.length > 0) waiting.set(source, others)
    begin!()
  }

  function wait(source: string): Promise<void> {
    return new Promise((begin) => {
      waiting.set(source, [...(waiting.get(source) ?? []), begin])
    })
  }

  return async <T>(work: () => Promise<T>, source = ''): Promise<T> => {
    if (running < atOnce) running += 1
    else await wait(source)
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
