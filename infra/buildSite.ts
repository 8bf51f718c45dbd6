import { pathToFileURL } from 'node:url'

// Named by path, as the functions are: its types belong to the browser's half of the house.
const BUILDER = 'web/prerender/buildSite.ts'

/** Builds the pages, the landing page drawn beforehand; into dist/web unless told otherwise. */
export async function buildSite(site?: string): Promise<void> {
  const { NODE_ENV } = process.env
  // React ships its development half to whoever builds under another name, and a test runner has one.
  process.env.NODE_ENV = 'production'
  try {
    const builder = (await import(pathToFileURL(BUILDER).href)) as { buildSite(site?: string): Promise<void> }
    await builder.buildSite(site)
  } finally {
    // What is assigned becomes a text, 'undefined' too.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}
