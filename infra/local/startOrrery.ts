import { ensureData } from '../build/ensureData.ts'
import { adminPassword } from './adminPassword.ts'
import { createTable } from './aws/createTable.ts'
import { type DatabaseServer, embeddedServer, externalServer } from './aws/databaseServer.ts'
import { startDatabase } from './aws/startDatabase.ts'
import { composeLocalStack } from './composeLocalStack.ts'
import { type DataDirectory, dataDirectory } from './dataDirectory.ts'
import { startEdgeServer } from './edge/edgeServer.ts'
import { lockData } from './lockData.ts'
import type { Options, Settings } from './Options.ts'
import { plan } from './template/plan.ts'
import { readTemplate } from './template/readTemplate.ts'

export interface Orrery {
  url: string
  /** Opens the admin area. */
  adminPassword: string
  /** The process id of the embedded database, for tests that kill it. */
  databasePid: number | undefined
  stop(): Promise<void>
}

/**
 * Starts the whole product locally, and resolves once it is ready. `stop` ends every part of it and leaves only the
 * data.
 */
export async function startOrrery(options: Options): Promise<Orrery> {
  const settings: Settings = { ...DEFAULTS, ...options }
  const cleanup = new AsyncDisposableStack()
  const stop = () => cleanup.disposeAsync()
  try {
    return { ...(await start(settings, cleanup)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const DEFAULTS = { pages: 'sources', watch: false, slowness: 1, schedules: true, log: () => {} } as const

async function start(settings: Settings, cleanup: AsyncDisposableStack): Promise<Omit<Orrery, 'stop'>> {
  const { port, data, log } = settings
  const directory = dataDirectory(data)
  cleanup.defer(directory.dispose)
  if (!directory.isMemory) cleanup.defer(lockData(directory.file('runner.pid')))
  const server = await startEdgeServer(port, log)
  cleanup.defer(server.stop)
  const url = `http://localhost:${server.port}`

  const [template, database, admin] = await Promise.all([
    readTemplate(typeof settings.pages === 'object' ? settings.pages.builtIn : undefined),
    openDatabase(settings, directory).then((opened) => {
      cleanup.defer(opened.stop)
      return opened
    }),
    adminPassword(directory.file('admin.json'), settings.adminPassword),
    ensureData(),
  ])
  const planned = plan(template, { AppOrigin: url, OpenAiModel: settings.openAi?.model ?? '' })
  await createTable(database.client, planned.table)
  await composeLocalStack({
    settings,
    cleanup,
    directory,
    server,
    plan: planned,
    database,
    admin,
  })
  return { url, adminPassword: admin.password, databasePid: database.pid }
}

interface OpenDatabase extends DatabaseServer {
  pid?: number
  stop(): Promise<void>
}

/** The server that the settings name, or else the embedded one. */
async function openDatabase({ databaseUrl }: Settings, directory: DataDirectory): Promise<OpenDatabase> {
  if (databaseUrl) {
    const server = externalServer(databaseUrl)
    return { ...server, stop: async () => server.client.destroy() }
  }
  const { port, pid, stop } = await startDatabase(directory.isMemory ? undefined : directory.file('table.db').path)
  const server = embeddedServer(port)
  return {
    ...server,
    pid,
    stop() {
      server.client.destroy()
      return stop()
    },
  }
}
