import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FunctionHost, functionHost } from '../../../infra/local/functionHost.ts'

let directory: string
let host: FunctionHost | undefined
const lines: string[] = []

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sandbox-'))
})
afterEach(async () => {
  await host?.stop()
  host = undefined
  lines.length = 0
  rmSync(directory, { recursive: true })
})

/** A host of a function whose body is given. */
function hostOf(body: string, overrides: Partial<Parameters<typeof functionHost>[0]> = {}): FunctionHost {
  const bundle = join(directory, 'index.cjs')
  writeFileSync(bundle, functionText(body))
  const log = (line: string) => void lines.push(line)
  const settings = { name: 'fixture', bundle, environment: {}, memoryMb: 64, timeoutMs: 2_000, atOnce: 10, log }
  host = functionHost({ ...settings, ...overrides })
  return host
}

const functionText = (body: string) => `let calls = 0; exports.handler = async (event, context) => { calls++; ${body} }`
const call = (event: unknown = {}) => ({ caller: 'GET /x', event })

test('a function gets its event and answers', async () => {
  expect(await hostOf('return { doubled: event.n * 2 }').invoke(call({ n: 21 }))).toEqual({ doubled: 42 })
})

test('a function sees its own environment and nothing of the runner', async () => {
  const answer = await hostOf('return { ...process.env }', { environment: { STAGE: 'local' } }).invoke(call())
  expect(answer).toEqual({ STAGE: 'local' })
})

test('an error comes back by its name and message', async () => {
  await expect(hostOf('throw new TypeError("no")').invoke(call())).rejects.toMatchObject({
    name: 'TypeError',
    message: 'no',
  })
})

test('a function that hangs is ended at its timeout, and the next call finds a fresh one', async () => {
  const running = hostOf('if (event.hang) while (true); return calls', { timeoutMs: 300 })

  await expect(running.invoke(call({ hang: true }))).rejects.toThrow('took longer than 0.3 seconds')
  expect(await running.invoke(call())).toBe(1)
})

test('a function that eats its memory dies alone', async () => {
  const running = hostOf('const all = []; while (event.eat) all.push(new Array(1e6).fill({})); return calls', {
    memoryMb: 24,
    timeoutMs: 15_000,
  })

  await expect(running.invoke(call({ eat: true }))).rejects.toThrow(/memory/)
  expect(await running.invoke(call())).toBe(1)
})

test('calls in flight end with the code that they began with, the next call has the new code', async () => {
  const running = hostOf('await new Promise((done) => setTimeout(done, 200)); return "old"')
  await running.invoke(call())
  const first = running.invoke(call())

  writeFileSync(join(directory, 'index.cjs'), functionText('return "new"'))
  running.swap()

  expect(await running.invoke(call())).toBe('new')
  expect(await first).toBe('old')
})

test('what a function prints reaches the log', async () => {
  await hostOf('console.log("hello"); return 1').invoke(call())
  await expect.poll(() => lines.join('\n')).toContain('hello')
})

test('a function of which there is one takes its calls in turn', async () => {
  const running = hostOf('const seen = calls; await new Promise((done) => setTimeout(done, 50)); return calls - seen', {
    atOnce: 1,
  })

  expect(await Promise.all([running.invoke(call()), running.invoke(call())])).toEqual([0, 0])
})
