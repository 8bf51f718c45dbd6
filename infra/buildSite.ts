import { pathToFileURL } from 'node:url'

// Named by path, as the functions are: its types belong to the browser's half of the house.
const BUILDER = 'web/prerender/buildSite.ts'

/** Builds the pages into dist/web, the landing page drawn beforehand. */
export async function buildSite(): Promise<void> {
  const builder = (await import(pathToFileURL(BUILDER).href)) as { buildSite(): Promise<void> }
  await builder.buildSite()
}
