/** How long some work takes, in milliseconds. */
export async function timeOf(work: () => unknown): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
