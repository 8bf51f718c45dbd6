import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { BUNDLE_DIRECTORY, bundleForDeployment } from '../../infra/build/bundle.ts'
import { plan } from '../../infra/local/template/plan.ts'
import { readTemplate } from '../../infra/local/template/readTemplate.ts'
import { median, type Row } from './row.ts'
import type { Size } from './size.ts'

const ROUNDS: Record<Size, number> = { full: 5, once: 1 }

/** How long each function takes to load, beyond one that does nothing. All take turns, so that noise hits them alike. */
export async function functionRows(size: Size): Promise<Row[]> {
  bundleForDeployment()
  const { functions } = plan(await readTemplate(), { AppOrigin: 'http://localhost' })
  const empty = { name: 'empty', environment: {} }
  placeEmpty()

  const times = new Map<string, number[]>()
  for (let round = 0; round < ROUNDS[size]; round++)
    for (const { name, environment } of [empty, ...functions])
      times.set(name, [...(times.get(name) ?? []), load(name, environment)])
  const floor = median(times.get('empty')!)
  return functions.map(({ name }) => {
    const figure = median(times.get(name)!) - floor
    return { row: `${name} loads, beyond an empty function`, figure, unit: 'ms', budget: 75 }
  })
}

function placeEmpty(): void {
  mkdirSync(`${BUNDLE_DIRECTORY}/empty`, { recursive: true })
  writeFileSync(`${BUNDLE_DIRECTORY}/empty/index.js`, 'exports.handler = async () => {}')
}

const LOAD = 'const start = performance.now(); require(process.argv[1]); console.log(performance.now() - start)'

const load = (name: string, environment: Record<string, string>): number =>
  Number(
    execFileSync(process.execPath, ['-e', LOAD, resolve(BUNDLE_DIRECTORY, name, 'index.js')], {
      env: { ...environment, AWS_REGION: 'us-east-1' },
      encoding: 'utf8',
    }),
  )
