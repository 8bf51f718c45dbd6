import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from '../../infra/build/buildSite.ts'
import { startOrrery } from '../../infra/local/startOrrery.ts'
import { welcomePeople } from '../bench/screens/welcomePeople.ts'
import { shiftOf } from '../e2e/openBrowser.ts'
import { launchBrowser } from '../setup/launchBrowser.ts'
import { ADMIN_PASSWORD } from './adminPassword.ts'
import { openScreen, statesOf } from './openScreen.ts'
import { screens } from './screens.ts'
import { takePictures } from './takePictures.ts'
import { type Row, writeSheets } from './writeSheets.ts'

const FOLDER = 'dist/screens'

// With it people are asked for their consent, which one of the screens shows.
process.env.ANALYTICS_ID ??= 'G-SCREENS'

const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.some((part) => name.includes(part))

const site = mkdtempSync(join(tmpdir(), 'screens-'))
mkdirSync(FOLDER, { recursive: true })
await buildSite(site, 'testPages')
await using cleanup = new AsyncDisposableStack()
cleanup.defer(() => rmSync(site, { recursive: true }))
const orrery = await startOrrery({ port: 0, data: 'memory', pages: { builtIn: site }, adminPassword: ADMIN_PASSWORD })
cleanup.defer(orrery.stop)
const browser = await launchBrowser()
cleanup.defer(() => browser.close())

const people = await welcomePeople(browser, orrery.url)
const rows: Row[] = []
for (const screen of screens)
  for (const state of statesOf(screen)) {
    const name = [screen.name, screen.visitor, state].join(', ')
    if (!isWanted(name)) continue
    const slug = name.toLowerCase().replaceAll(/\W+/g, '-')
    const page = await openScreen(people, screen, state)
    const shift = Number(await shiftOf(page))
    await screen.act?.(page)
    const { pictures, violations } = await takePictures(page, { folder: FOLDER, slug })
    rows.push({ name: `${name}, shift ${shift}, axe ${violations.length}`, slug, pictures })
    await page.context().close()
    console.log(rows.length, rows.at(-1)!.name, ...violations)
  }
console.log(await writeSheets(browser, { folder: FOLDER, rows }))
