/** Runs steps a few milliseconds at a time, so that the page can draw and answer in between. Answers how to stop it. */
export function runInSlices<Result>(steps: Generator<void, Result>, done: (result: Result) => void): () => void {
  // Timers would wait four milliseconds each.
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    const end = performance.now() + SLICE_MS
    let step = steps.next()
    while (!step.done && performance.now() < end) step = steps.next()
    if (!step.done) return port2.postMessage(null)
    port1.close()
    done(step.value)
  }
  port2.postMessage(null)
  return () => port1.close()
}

const SLICE_MS = 5
