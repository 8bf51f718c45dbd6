/**
 * The processor time that this process and its threads spend on something, in milliseconds. Unlike the time on the
 * clock it says the same on a busy machine; only its ratio to that of something else means anything.
 */
export async function workOf(done: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await done()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
