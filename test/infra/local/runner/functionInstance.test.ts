import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FunctionHost, functionHost } from '../../../../infra/local/runner/functionHost.ts'

let directory: string
let host: FunctionHost | undefined
const lines: string[] = []

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'instance-'))
})
afterEach(async () => {
  await host?.stop()
  host = undefined
  lines.length = 0
  rmSync(directory, { recursive: true })
})

/** A host for a function with the given body. */
function hostOf(body: string, overrides: Partial<Parameters<typeof functionHost>[0]> = {}): FunctionHost {
  const bundle = join(directory, 'index.cjs')
  writeFileSync(bundle, functionText(body))
  const log = (line: string) => void lines.push(line)
  const settings = {
    name: 'fixture',
    bundle,
    environment: {},
    memoryMb: 64,
    timeoutMs: 15_000,
    maxConcurrency: 10,
    log,
  }
  host = functionHost({ ...settings, ...overrides })
  return host
}

const functionText = (body: string) => `let calls = 0; exports.handler = async (event, context) => { calls++; ${body} }`
const call = (event: unknown = {}) => ({ caller: 'GET /x', event })

test('a function receives its event, and its result is returned', async () => {
  expect(await hostOf('return { doubled: event.n * 2 }').invoke(call({ n: 21 }))).toEqual({ doubled: 42 })
})

test("a function sees its own environment variables and none of the runner's", async () => {
  const environment = await hostOf('return { ...process.env }', { environment: { STAGE: 'local' } }).invoke(call())
  expect(environment).toEqual({ STAGE: 'local' })
})

test('an error of a function rejects the call with the same name and message', async () => {
  await expect(hostOf('throw new TypeError("no")').invoke(call())).rejects.toMatchObject({
    name: 'TypeError',
    message: 'no',
  })
})

test('a function that hangs is terminated at its timeout, and the next call gets a new instance', async () => {
  const running = hostOf('if (event.hang) while (true); return calls', { timeoutMs: 2_000 })

  await expect(running.invoke(call({ hang: true }))).rejects.toThrow('took longer than 2 seconds')
  expect(await running.invoke(call())).toBe(1)
})

test('a function that runs out of memory dies alone, and the next call gets a new instance', async () => {
  const running = hostOf('const all = []; while (event.exhaust) all.push(new Array(1e6).fill({})); return calls', {
    memoryMb: 24,
    timeoutMs: 15_000,
  })

  await expect(running.invoke(call({ exhaust: true }))).rejects.toThrow(/memory/)
  expect(await running.invoke(call())).toBe(1)
})

test('after an edit, calls in flight finish with the old code and the next call runs the new code', async () => {
  const running = hostOf('console.log("begun"); await new Promise((done) => setTimeout(done, 200)); return "old"')
  const first = running.invoke(call())
  await expect.poll(() => lines).toContain('begun')

  writeFileSync(join(directory, 'index.cjs'), functionText('return "new"'))
  running.swap()

  expect(await running.invoke(call())).toBe('new')
  expect(await first).toBe('old')
})

test('the output of a function is logged', async () => {
  await hostOf('console.log("hello"); return 1').invoke(call())
  await expect.poll(() => lines.join('\n')).toContain('hello')
})

test('a function with a concurrency of one runs its calls one after the other', async () => {
  const running = hostOf('const seen = calls; await new Promise((done) => setTimeout(done, 50)); return calls - seen', {
    maxConcurrency: 1,
  })

  expect(await Promise.all([running.invoke(call()), running.invoke(call())])).toEqual([0, 0])
})
