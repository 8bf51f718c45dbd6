import { parseArgs } from 'node:util'
import { buildSite } from '../build/buildSite.ts'
import { OPENAI_DEFAULTS, SITE_DIRECTORY } from '../settings.ts'
import { type Credentials, PERSON_KINDS } from './console/people/makePerson.ts'
import { startOrrery } from './startOrrery.ts'

const { values } = parseArgs({
  options: { built: { type: 'boolean', default: false }, demo: { type: 'boolean', default: false } },
})
const { PORT = '3000', LOCAL_DATA = '.local', DYNAMODB_URL, ADMIN_PASSWORD } = process.env
const { OPENAI_API_KEY, OPENAI_MODEL = 'gpt-4.1-mini', OPENAI_BASE_URL = OPENAI_DEFAULTS.baseUrl } = process.env

try {
  if (values.built) await buildSite(undefined, 'testPages', `http://localhost:${PORT}`)
  const orrery = await startOrrery({
    port: Number(PORT),
    data: LOCAL_DATA,
    pages: values.built ? { builtIn: SITE_DIRECTORY } : 'sources',
    watch: true,
    databaseUrl: DYNAMODB_URL,
    openAi: OPENAI_API_KEY ? { model: OPENAI_MODEL, baseUrl: OPENAI_BASE_URL, apiKey: OPENAI_API_KEY } : undefined,
    adminPassword: ADMIN_PASSWORD,
    log: (line) => console.log(line),
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void shutDown(orrery.stop))
  if (!ADMIN_PASSWORD) console.log(`Admin password: ${orrery.adminPassword}`)
  console.log(`The console with mailbox, clock and jobs is at ${orrery.url}/__local`)
  console.log(`Orrery is ready at ${orrery.url}`)
  if (values.demo) await showPeople(orrery.url)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** Somebody of each kind, made by the console, and how they sign in. */
async function showPeople(url: string): Promise<void> {
  for (const kind of PERSON_KINDS.filter((each) => each !== 'visitor' && each !== 'operator')) {
    const response = await fetch(`${url}/__local/people`, { method: 'POST', body: JSON.stringify({ kind }) })
    const made = (await response.json()) as Credentials & { message?: string }
    console.log(`${kind}: ${made.message ?? `${made.email}, password "${made.password}"`}`)
  }
}

async function shutDown(stop: () => Promise<void>): Promise<void> {
  // A second signal exits immediately.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  await stop()
  process.exit(0)
}
