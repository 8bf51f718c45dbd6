const PREFIX = 'release '

/** The browser's caches of releases, each known by the path of its entry script. */
export const releaseCache = {
  nameOf: (entry: string): string => PREFIX + entry,

  /** The oldest first: browsers list caches in the order in which they were made. */
  list: async (): Promise<string[]> => (await caches.keys()).filter((name) => name.startsWith(PREFIX)),
}
