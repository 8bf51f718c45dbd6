import { ensureData } from '../data.ts'
import { clock } from './clock.ts'
import { startCloud } from './cloud.ts'
import { localConsole } from './console.ts'
import { startDatabase } from './database.ts'
import { type DataDirectory, dataDirectory } from './dataDirectory.ts'
import { faults } from './faults.ts'
import { type FrontDoor, frontDoor } from './frontDoor.ts'
import type { FunctionHost } from './functionHost.ts'
import { functionHosts } from './functionHosts.ts'
import { gateway } from './gateway.ts'
import { googleDouble } from './google/googleDouble.ts'
import type { Wake } from './invokeService.ts'
import { type Jobs, jobs } from './jobs.ts'
import { lock } from './lock.ts'
import { mailbox } from './mailbox.ts'
import { makeTable } from './makeTable.ts'
import { type Plan, plan } from './plan.ts'
import { revealSecrets, secrets } from './secrets.ts'
import { startSite } from './startSite.ts'
import { readTemplate } from './template.ts'
import { usage } from './usage.ts'

export interface Options {
  /** 0 chooses a free one. */
  port: number
  /** A directory, or `memory` for data that ends with the run. */
  data: string
  /** Serves the production build instead of the sources. */
  built?: boolean
  /** Whether to serve pages at all. */
  web?: boolean
  /** Swaps functions after an edit. */
  watch?: boolean
  log?(line: string): void
}

export interface Orrery {
  url: string
  /** The process of the database, for tests that end it the hard way. */
  databasePid: number
  stop(): Promise<void>
}

type Settings = Required<Options>
type Closers = (() => unknown)[]

/** The whole stack on this machine, ready when it answers. Nothing of it is left after `stop`, but the data. */
export async function startOrrery(options: Options): Promise<Orrery> {
  const settings: Settings = { built: false, web: true, watch: false, log: () => {}, ...options }
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
    readTemplate(),
    startDatabase(directory.isMemory ? undefined : directory.file('table.db').path),
  ])
  closers.push(database.stop)
  const planned = plan(template, { AppOrigin: url })
  await makeTable(database.port, planned.table)
  await furnish({ settings, closers, directory, door, planned, databasePort: database.port })
  return { url, databasePid: database.pid }
}

interface Rooms {
  settings: Settings
  closers: Closers
  directory: DataDirectory
  door: FrontDoor
  planned: Plan
  databasePort: number
}

/** Starts the functions and what stands around them, and opens the door. */
async function furnish({ settings, closers, directory, door, planned, databasePort }: Rooms): Promise<void> {
  const { watch, log } = settings
  const time = clock(directory.file('clock.json'))
  const known = secrets(directory.file('secrets.json'), planned.secrets)
  const shared = { clock: time, usage: usage(), faults: faults(), mailbox: mailbox(directory.file('mail.json')) }

  const hosts = new Map<string, FunctionHost>()
  const wake: Wake = (name, event) => {
    shared.usage.began(name)
    hosts
      .get(name)
      ?.invoke({ caller: name, event })
      .catch((error) => log(String(error)))
  }
  const cloud = await startCloud({ ...shared, functions: planned.functions, databasePort, secrets: known, wake })
  closers.push(cloud.stop)
  const [running, site] = await Promise.all([
    functionHosts({
      hosts,
      functions: planned.functions,
      directory: directory.path,
      endpoint: cloud.endpoint,
      watch,
      log,
    }),
    startSite({ ...settings, server: door.server, front: planned.front, version: versionOf(planned) }),
  ])
  closers.push(running.stop, site.stop)
  const scheduled = jobs({ ...shared, schedules: planned.schedules, hosts })
  closers.push(beat(scheduled))
  const added = Object.entries(planned.front.added).map(([name, value]) => [name, revealSecrets(value, known)])
  door.open({
    api: gateway({ ...shared, plan: planned, hosts, added: Object.fromEntries(added), log }),
    google: await googleDouble({ ...shared, ...googleClient(planned, known), accounts: directory.file('google.json') }),
    console: localConsole({ ...shared, jobs: scheduled }),
    site: site.answer,
  })
}

/** The client that the functions were given, so that both sides know the same one. */
function googleClient({ functions }: Plan, known: Map<string, string>) {
  const { environment } = functions.find((each) => each.environment.GOOGLE_CLIENT_ID)!
  const { GOOGLE_CLIENT_ID: id, GOOGLE_SECRET_ID: secretId, APP_ORIGIN: url } = environment
  return { url: url!, client: { id: id!, secret: known.get(secretId!)! } }
}

const versionOf = ({ functions }: Plan) => functions[0]?.environment.VERSION ?? 'unknown'

/** Lets the schedules follow the clock; answers how to stop it. */
function beat(scheduled: Jobs): () => void {
  const timer = setInterval(() => void scheduled.tick(), 1000)
  return () => clearInterval(timer)
}
