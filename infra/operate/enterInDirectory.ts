interface Entering {
  ids: AsyncIterable<string>
  /** How many of the first to skip: an earlier call has entered them. */
  from: number
  /** Has a job look at some people and whoever else is due, and answers how many it did and failed at. */
  enter: (ids: string[]) => Promise<Done>
  onProgress: (entered: number) => void
}

interface Done {
  done: number
  failed: number
}

/** So few that one run of the job gets through them. */
const AT_ONCE = 100

/**
 * Enters people in the directory, some at a time. Whoever is in it already stays as they are, so it may be called again
 * from anywhere. Fails with the number to go on from, since the job tries nobody again whom the directory does not know.
 */
export async function enterInDirectory({ ids, from, enter, onProgress }: Entering): Promise<number> {
  let entered = 0
  let some: string[] = []
  async function flush() {
    if (some.length === 0) return
    const { done, failed } = await enter(some)
    // A run that is out of time leaves some of them out, and tells by what it has done.
    const missed = Math.max(failed, some.length - done)
    if (missed > 0) throw new Error(`${missed} people were not entered. Go on with --from ${entered}`)
    entered += some.length
    some = []
    onProgress(entered)
  }
  for await (const id of ids) {
    if (entered < from) entered += 1
    else some.push(id)
    if (some.length === AT_ONCE) await flush()
  }
  await flush()
  return entered
}
