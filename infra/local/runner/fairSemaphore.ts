import pLimit from 'p-limit'

/**
 * Runs at most `maxConcurrency` pieces of work at a time. The work of one source runs in the order in which it came, and
 * the sources take turns, so that a client that floods a function with calls delays only itself.
 */
export function fairSemaphore(maxConcurrency: number) {
  const limit = pLimit(maxConcurrency)
  // A Map keeps the order of insertion, so its first source is the one whose turn it is.
  const waiting = new Map<string, (() => Promise<void>)[]>()

  function startNext(): Promise<void> {
    const [source, [start, ...others]] = waiting.entries().next().value!
    waiting.delete(source)
    if (others.length > 0) waiting.set(source, others)
    return start!()
  }

  return <T>(work: () => Promise<T>, source = ''): Promise<T> =>
    new Promise((resolve, reject) => {
      const start = () => work().then(resolve, reject)
      waiting.set(source, [...(waiting.get(source) ?? []), start])
      void limit(startNext)
    })
}
