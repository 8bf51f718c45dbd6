/** For a stack that is not there to measure or compare hashes. */
export const withCheapHashes = { preload: new URL('./cheapHashes.ts', import.meta.url).href }
