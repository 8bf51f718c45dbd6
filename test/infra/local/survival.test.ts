import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Orrery, startOrrery } from '../../../infra/local/startOrrery.ts'
import { slowness } from '../../setup/patience.ts'

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

test('rows, mails, secrets and the clock are there after a restart', async () => {
  const url = await start()
  const registered = await register(url, 'ada@example.com')
  const cookie = registered.headers.getSetCookie()[0]!.split(';')[0]!
  await post(`${url}/__local/clock`, { advance: 3600 })
  const letters = await (await fetch(`${url}/__local/mail`)).json()
  await orrery!.stop()

  const again = await start()

  const member = await fetch(`${again}/api/auth/user`, { headers: { cookie } })
  expect(await member.json()).toMatchObject({ email: 'ada@example.com' })
  expect(await (await fetch(`${again}/__local/clock`)).json()).toMatchObject({ offsetSeconds: 3600 })
  expect(letters).toHaveLength(1)
  expect(await (await fetch(`${again}/__local/mail`)).json()).toEqual(letters)
})

test('a run that is killed loses no write that it acknowledged, and leaves no process behind', async () => {
  const child = spawn(process.execPath, ['infra/local/start.ts'], {
    env: { ...process.env, PORT: '0', LOCAL_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await readyAt(child)
  const kept: string[] = []
  const writing = Array.from({ length: 8 }, async (_, index) => {
    const email = `killed${index}@example.com`
    const response = await register(url, email).catch(() => undefined)
    if (response?.status === 201) kept.push(email)
    // In the midst of the others.
    if (kept.length === 2) child.kill('SIGKILL')
  })
  await Promise.all([once(child, 'exit'), ...writing])

  expect(kept.length).toBeGreaterThan(1)
  const again = await start()
  for (const email of kept) expect((await register(again, email)).status).toBe(409)
})

test('a database that is killed loses no write that it acknowledged', async () => {
  const url = await start()
  expect((await register(url, 'ada@example.com')).status).toBe(201)

  process.kill(orrery!.databasePid, 'SIGKILL')
  await orrery!.stop()

  expect((await register(await start(), 'ada@example.com')).status).toBe(409)
})

test('two runs never write the same rows', async () => {
  await start()
  // The test itself is the process that holds the data, so the second run must be another one.
  const child = spawn(process.execPath, ['infra/local/start.ts'], {
    env: { ...process.env, PORT: '0', LOCAL_DATA: data },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr!.on('data', (chunk) => {
    said += chunk
  })

  const [code] = await once(child, 'exit')

  expect(code).toBe(1)
  expect(said).toContain(`Orrery already runs on this data, as process ${process.pid}.`)
})

async function readyAt(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const url = /^Orrery is ready at (\S+)$/.exec(line)?.[1]
    if (url) return url
  }
  throw new Error('The run ended before it was ready')
}
