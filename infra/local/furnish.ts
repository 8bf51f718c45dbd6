import { clock } from './clock.ts'
import { startCloud } from './cloud.ts'
import { localConsole } from './console.ts'
import type { DataDirectory } from './dataDirectory.ts'
import { faults } from './faults.ts'
import type { FrontDoor } from './frontDoor.ts'
import type { FunctionHost } from './functionHost.ts'
import { functionHosts } from './functionHosts.ts'
import { gateway } from './gateway.ts'
import { googleDouble } from './google/googleDouble.ts'
import type { Wake } from './invokeService.ts'
import { type Jobs, jobs } from './jobs.ts'
import { mailbox } from './mailbox.ts'
import type { Plan } from './plan.ts'
import { revealSecrets, secrets } from './secrets.ts'
import type { Closers, Settings } from './startOrrery.ts'
import { type Site, startSite } from './startSite.ts'
import { type Usage, usage } from './usage.ts'

interface House {
  settings: Settings
  closers: Closers
  directory: DataDirectory
  door: FrontDoor
  planned: Plan
  databasePort: number
}

/** Starts the functions and what stands around them, and opens the door. */
export async function furnish(house: House): Promise<void> {
  const { settings, closers, door, planned } = house
  const things = inventory(house)
  const cloud = await startCloud({ ...things, functions: planned.functions, databasePort: house.databasePort })
  closers.push(cloud.stop)
  const [running, site] = await Promise.all([
    functionHosts({
      ...settings,
      hosts: things.hosts,
      functions: planned.functions,
      directory: house.directory.path,
      endpoint: cloud.endpoint,
    }),
    startSite({ ...settings, server: door.server, front: planned.front, version: versionOf(planned) }),
  ])
  closers.push(running.stop, site.stop)
  await openDoor(house, things, site)
}

type Inventory = ReturnType<typeof inventory>

/** What more than one part of the house holds in its hands. */
function inventory({ settings, directory, planned }: House) {
  const hosts = new Map<string, FunctionHost>()
  const counted = usage()
  return {
    hosts,
    usage: counted,
    clock: clock(directory.file('clock.json')),
    secrets: secrets(directory.file('secrets.json'), planned.secrets),
    mailbox: mailbox(directory.file('mail.json')),
    faults: faults(),
    wake: waker(hosts, counted, settings.log),
  }
}

const waker =
  (hosts: Map<string, FunctionHost>, counted: Usage, log: Settings['log']): Wake =>
  (name, event) => {
    counted.began(name)
    hosts
      .get(name)
      ?.invoke({ caller: name, event })
      .catch((error) => log(String(error)))
  }

async function openDoor({ settings, closers, directory, door, planned }: House, things: Inventory, site: Site) {
  const scheduled = jobs({ ...things, schedules: planned.schedules })
  if (settings.schedules) closers.push(beat(scheduled))
  const added = Object.entries(planned.front.added).map(([name, value]) => [name, revealSecrets(value, things.secrets)])
  door.open({
    api: gateway({ ...things, plan: planned, added: Object.fromEntries(added), log: settings.log }),
    google: await googleDouble({
      ...things,
      ...googleClient(planned, things.secrets),
      accounts: directory.file('google.json'),
    }),
    console: localConsole({ ...things, jobs: scheduled }),
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
