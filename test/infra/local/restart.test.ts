import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Orrery, startOrrery } from '../../../infra/local/startOrrery.ts'
import { slowness } from '../../setup/slowness.ts'

let data: string
let orrery: Orrery | undefined

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'orrery-data-'))
})
afterEach(async () => {
  await orrery?.stop()
  orrery = undefined
  rmSync(data, { recursive: true, force: true })
})

const start = async () => {
  orrery = await startOrrery({ port: 0, data, pages: 'none', slowness: slowness() })
  return orrery.url
}
const post = (url: string, body: unknown) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
const register = (url: string, email: string) =>
  post(`${url}/api/auth/register`, { email, password: 'an orrery of brass', firstName: 'Ada', lastName: 'Lovelace' })

test('rows, emails, secrets and the clock survive a restart', async () => {
  const url = await start()
  const registered = await register(url, 'ada@example.com')
  const cookie = registered.headers.getSetCookie()[0]!.split(';')[0]!
  await post(`${url}/__local/clock`, { advance: 3600 })
  const emails = await (await fetch(`${url}/__local/mail`)).json()
  await orrery!.stop()

  const again = await start()

  const member = await fetch(`${again}/api/auth/user`, { headers: { cookie } })
  expect(await member.json()).toMatchObject({ email: 'ada@example.com' })
  expect(await (await fetch(`${again}/__local/clock`)).json()).toMatchObject({ offsetSeconds: 3600 })
  expect(emails).toHaveLength(1)
  expect(await (await fetch(`${again}/__local/mail`)).json()).toEqual(emails)
})

test('a run that is killed loses no acknowledged write, and leaves no process behind', async () => {
  const child = spawn(process.execPath, ['-e', RUN, data, String(slowness())], { stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await waitUntilReady(child)
  const acknowledged: string[] = []
  const writing = Array.from({ length: 8 }, async (_, index) => {
    const email = `killed${index}@example.com`
    const response = await register(url, email).catch(() => undefined)
    if (response?.status === 201) acknowledged.push(email)
    // The other registrations are still under way.
    if (acknowledged.length === 2) child.kill('SIGKILL')
  })
  await Promise.all(writing)
  // A run that acknowledged nothing must end too.
  if (child.kill('SIGKILL')) await once(child, 'exit')

  expect(acknowledged.length).toBeGreaterThan(1)
  const again = await start()
  for (const email of acknowledged) expect((await register(again, email)).status).toBe(409)
})

test('a database that is killed loses no acknowledged write', async () => {
  const url = await start()
  expect((await register(url, 'ada@example.com')).status).toBe(201)

  process.kill(orrery!.databasePid!, 'SIGKILL')
  await orrery!.stop()

  expect((await register(await start(), 'ada@example.com')).status).toBe(409)
})

test('a second run on the same data exits with a message', async () => {
  await start()
  // This process holds the lock, so the second run must be another process.
  const child = spawn(process.execPath, ['infra/local/start.ts'], {
    env: { ...process.env, PORT: '0', LOCAL_DATA: data },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let stderr = ''
  child.stderr!.on('data', (chunk) => {
    stderr += chunk
  })

  const [code] = await once(child, 'exit')

  expect(code).toBe(1)
  expect(stderr).toContain(`Orrery is already running with this data, as process ${process.pid}.`)
})

/** A run of its own, with as much time as the other runs have. */
const RUN = `
const { startOrrery } = await import('./infra/local/startOrrery.ts')
const [, data, slowness] = process.argv
const { url } = await startOrrery({ port: 0, data, pages: 'none', slowness: Number(slowness) })
console.log('Orrery is ready at ' + url)`

async function waitUntilReady(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const url = /^Orrery is ready at (\S+)$/.exec(line)?.[1]
    if (url) return url
  }
  throw new Error('The run ended before it was ready')
}
