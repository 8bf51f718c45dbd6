import { pathToFileURL } from 'node:url'
import { ensureData } from './ensureData.ts'

// Imported by path, as the functions are: it is type-checked with the browser code.
const BUILDER = 'web/prerender/buildSite.ts'

/** `testPages` also has the pages for developers, which production must not contain. */
export type SiteKind = 'production' | 'testPages'

/**
 * Builds the pages and prerenders the landing page, into dist/web by default, for the address in SITE_ORIGIN and with the
 * address of the operators in SITE_CONTACT.
 */
export async function buildSite(
  site?: string,
  kind: SiteKind = 'production',
  origin = process.env.SITE_ORIGIN,
): Promise<void> {
  // The landing page shows the sky of today; the gazetteer is not read.
  await ensureData(['ephemeris'])
  const { NODE_ENV } = process.env
  // React's development build is bundled under any other value, and a test runner sets one.
  process.env.NODE_ENV = 'production'
  try {
    const builder = (await import(pathToFileURL(BUILDER).href)) as {
      buildSite(site?: string, mode?: SiteKind, origin?: string, contact?: string): Promise<void>
    }
    await builder.buildSite(site, kind, origin, process.env.SITE_CONTACT)
  } finally {
    // Assigning undefined would set the variable to the string 'undefined'.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}
