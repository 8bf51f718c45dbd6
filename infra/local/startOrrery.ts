import { ensureData } from '../data.ts'
import { startDatabase } from './database.ts'
import { dataDirectory } from './dataDirectory.ts'
import { frontDoor } from './frontDoor.ts'
import { furnish } from './furnish.ts'
import { lock } from './lock.ts'
import { makeTable } from './makeTable.ts'
import { plan } from './plan.ts'
import type { Pages } from './startSite.ts'
import { readTemplate } from './template.ts'

export interface Options {
  /** 0 chooses a free one. */
  port: number
  /** A directory, or `memory` for data that ends with the run. */
  data: string
  pages?: Pages
  /** Swaps functions after an edit. */
  watch?: boolean
  /** So many times its own seconds a function may take, where the machine is slower than the ones they are meant for. */
  slowness?: number
  /** Whether jobs run by their schedules; otherwise when somebody asks, so that each run can be counted. */
  schedules?: boolean
  log?(line: string): void
}

export interface Orrery {
  url: string
  /** The process of the database, for tests that end it the hard way. */
  databasePid: number
  stop(): Promise<void>
}

export type Settings = Required<Options>
/** How to end what has been started, in the order in which it was started. */
export type Closers = (() => unknown)[]

/** The whole stack on this machine, ready when it answers. Nothing of it is left after `stop`, but the data. */
export async function startOrrery(options: Options): Promise<Orrery> {
  const settings: Settings = { pages: 'sources', watch: false, slowness: 1, schedules: true, log: () => {}, ...options }
  const closers: Closers = []
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close()
  }
  try {
    return { ...(await build(settings, closers)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function build(settings: Settings, closers: Closers) {
  const { port, data, log } = settings
  const directory = dataDirectory(data)
  closers.push(directory.forget)
  if (!directory.isMemory) closers.push(lock(directory.file('runner.pid')))
  const door = await frontDoor(port, log)
  closers.push(door.stop)
  ensureData()
  const url = `http://localhost:${door.port}`

  const [template, database] = await Promise.all([
    readTemplate(typeof settings.pages === 'object' ? settings.pages.builtIn : undefined),
    startDatabase(directory.isMemory ? undefined : directory.file('table.db').path),
  ])
  closers.push(database.stop)
  const planned = plan(template, { AppOrigin: url })
  await makeTable(database.port, planned.table)
  await furnish({ settings, closers, directory, door, planned, databasePort: database.port })
  return { url, databasePid: database.pid }
}
