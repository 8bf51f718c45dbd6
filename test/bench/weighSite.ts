import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** What people download of a built site, in kilobytes of gzip. */
export function weighSite(site: string) {
  const assets = readdirSync(join(site, 'assets'))
  const weightOf = (file: string) => kilobytes(readFileSync(join(site, 'assets', file)))
  const sumOf = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + weightOf(file), 0)
  const scripts = assets.filter((file) => file.endsWith('.js'))
  const styles = assets.filter((file) => file.endsWith('.css'))
  const isRoom = (file: string) => ROOMS.has(chunkOf(file))
  const ofChunks = (names: Set<string>) => (file: string) => names.has(chunkOf(file))

  const landing = readFileSync(join(site, 'index.html'), 'utf8')
  const shared = reachable(site, linkedScripts(site, 'app.html'))
  const firstScreens = scripts.filter(ofChunks(FIRST_DASHBOARD))
  const dashboard = reachable(site, [...shared, ...firstScreens])

  return {
    landing: {
      document: kilobytes(landing),
      scripts: sumOf(reachable(site, linkedScripts(site, 'index.html'))),
      style: kilobytes(/<style>([\s\S]*?)<\/style>/.exec(landing)![1]!),
    },
    shared: sumOf(shared),
    dashboard: {
      scripts: sumOf(dashboard),
      styles: sumOf(styles.filter(ofChunks(new Set([...dashboard].map(chunkOf))))),
    },
    /** Each screen's own script, by the name of its chunk. */
    screens: Object.fromEntries(
      scripts.filter((file) => !shared.has(file)).map((file) => [chunkOf(file), weightOf(file)]),
    ),
    /** Of every screen but the rooms. */
    scripts: sumOf(scripts.filter((file) => !isRoom(file))),
    /** Rooms that are built, by the name of their chunk, with their own styles. Nobody loads one without going there. */
    rooms: Object.fromEntries(
      scripts
        .filter(isRoom)
        .map(chunkOf)
        .map((room) => [room, sumOf(assets.filter((file) => chunkOf(file) === room))]),
    ),
    styles: sumOf(styles.filter((file) => !isRoom(file))),
  }
}

/** The names of the chunks that a screen, or a dialog that loads later, needs. */
export function chunksOf(site: string, screen: string): string[] {
  const own = readdirSync(join(site, 'assets')).filter((file) => file.endsWith('.js') && chunkOf(file) === screen)
  if (own.length === 0) throw new Error(`The site has no chunk of the name ${screen}`)
  return [...reachable(site, own)].map(chunkOf)
}

/**
 * The lazy chunks that a member loads with the dashboard. Whoever is welcomed there has come from the questions, and has
 * most of it already.
 */
const FIRST_DASHBOARD = new Set(['Dashboard', 'VerificationBanner', 'ReleaseNotice', 'ConsentNotice'])

/** Screens beyond those that the budget of the whole app was made for. Each has a budget of its own. */
const ROOMS = new Set([
  'Ahead',
  'Moon',
  'People',
  'Journal',
  'Readings',
  'calendar',
  'ReadAloudDialog',
  'ShareDialog',
  'PeriodFigures',
  'TrialDays',
  'LetterQuestion',
  'Unsubscribe',
  'Deliveries',
  'smallWheel',
  'PointSheet',
  'LandingRooms',
  'CompatibilitySample',
  'ChatAside',
  'MomentWheel',
  'NameReportDialog',
])

export const kilobytes = (bytes: Uint8Array | string) => gzipSync(bytes, { level: 9 }).length / 1000

/** The name of a chunk without its hash, which may contain a hyphen. */
const chunkOf = (file: string) => file.replace(/-.{8}\.\w+$/, '')

const linkedScripts = (site: string, page: string): string[] =>
  [...readFileSync(join(site, page), 'utf8').matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g)].map(([, file]) => file!)

/** These scripts and everything that they import statically. */
function reachable(site: string, scripts: readonly string[]): Set<string> {
  const found = new Set(scripts)
  for (const file of found) {
    const text = readFileSync(join(site, 'assets', file), 'utf8')
    for (const [, imported] of text.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
      found.add(basename(imported!))
  }
  return found
}
