import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cachedBundles } from '../../infra/local/runner/bundleCache.ts'
import { plan } from '../../infra/local/template/plan.ts'
import { readTemplate } from '../../infra/local/template/readTemplate.ts'
import { median, type Row } from './row.ts'
import type { Size } from './size.ts'

const ROUNDS: Record<Size, number> = { full: 5, once: 1 }

/**
 * How long each function takes to load, beyond a file with nothing in it. All take turns, so that noise hits them alike.
 * The local stack's bundles are those that would be deployed.
 */
export async function functionRows(size: Size): Promise<Row[]> {
  const { functions } = plan(await readTemplate(), { AppOrigin: 'http://localhost' })
  const bundles = await cachedBundles(functions)
  using empty = emptyFile()
  const loaded = [
    { name: NOTHING, path: empty.path, environment: {} },
    ...functions.map(({ name, environment }) => ({ name, path: bundles.pathOf(name), environment })),
  ]

  const times = new Map<string, number[]>()
  for (let round = 0; round < ROUNDS[size]; round++)
    for (const { name, path, environment } of loaded)
      times.set(name, [...(times.get(name) ?? []), load(path, environment)])
  await bundles.stop()
  const floor = median(times.get(NOTHING)!)
  return functions.map(({ name }) => {
    const figure = median(times.get(name)!) - floor
    return { row: `${name} loads, beyond an empty function`, figure, unit: 'ms', budget: 75 }
  })
}

const NOTHING = 'nothing'

function emptyFile(): Disposable & { path: string } {
  const directory = mkdtempSync(join(tmpdir(), 'bench-functions-'))
  const path = join(directory, 'index.cjs')
  writeFileSync(path, 'exports.handler = async () => {}')
  return { path, [Symbol.dispose]: () => rmSync(directory, { recursive: true }) }
}

const LOAD = 'const start = performance.now(); require(process.argv[1]); console.log(performance.now() - start)'

const load = (path: string, environment: Record<string, string>): number =>
  Number(
    execFileSync(process.execPath, ['-e', LOAD, path], {
      env: { ...environment, AWS_REGION: 'us-east-1' },
      encoding: 'utf8',
    }),
  )
