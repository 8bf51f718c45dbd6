import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The pages that the routing of CloudFront needs. The last step of the build writes all but the first. */
const PAGES = ['index.html', 'app.html', 'shell.html']

/**
 * Throws when a directory does not have the whole site, as after a build that failed or was made by an older version:
 * its screens would not be found, and the content security policy would block the inline code of missing pages.
 */
export function requireBuiltSite(directory: string): void {
  for (const page of PAGES)
    if (!existsSync(join(directory, page)))
      throw new Error(`${join(directory, page)} is missing, so the site is not built. Run: npm run build`)
}
