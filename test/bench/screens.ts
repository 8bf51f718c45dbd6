import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from '../../infra/build/buildSite.ts'
import { startOrrery } from '../../infra/local/startOrrery.ts'
import { launchBrowser } from '../setup/launchBrowser.ts'
import type { Row } from './row.ts'
import { idleRows } from './screens/idleRows.ts'
import { interactionRows } from './screens/interactionRows.ts'
import { offlineRows } from './screens/offlineRows.ts'
import { paintRows } from './screens/paintRows.ts'
import { secondVisitRows } from './screens/secondVisitRows.ts'
import { shiftRows } from './screens/shiftRows.ts'
import { welcomePeople } from './screens/welcomePeople.ts'
import type { Size } from './size.ts'

/** What people meet in a real browser: the production build before the whole stack. */
export async function screenRows(size: Size): Promise<Row[]> {
  const site = mkdtempSync(join(tmpdir(), 'bench-screens-'))
  const browser = await launchBrowser()
  try {
    await buildSite(site)
    const orrery = await startOrrery({ port: 0, data: 'memory', pages: { builtIn: site } })
    try {
      const accounts = await welcomePeople(browser, orrery.url)
      return [
        ...(await paintRows(browser, { site, size })),
        ...(await shiftRows(accounts, size)),
        ...(await interactionRows(accounts, size)),
        ...(await idleRows(accounts, size)),
        ...(await secondVisitRows(accounts)),
        ...(await offlineRows(accounts, size)),
      ]
    } finally {
      await orrery.stop()
    }
  } finally {
    await browser.close()
    rmSync(site, { recursive: true })
  }
}
