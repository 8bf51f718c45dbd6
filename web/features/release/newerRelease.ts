import { releaseCache } from '../../lib/chunks/releaseCache.ts'

/** The newest release in this browser's caches, unless it is the one that this page runs. */
export async function newerRelease(): Promise<string | undefined> {
  const newest = (await releaseCache.list()).at(-1)
  return newest === ownCache() ? undefined : newest
}

/** The name that the cache of this page's release has. */
function ownCache(): string {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module]')!.src
  return releaseCache.nameOf(new URL(entry).pathname)
}
