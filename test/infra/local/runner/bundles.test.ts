import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Bundles, bundles } from '../../../../infra/local/runner/bundles.ts'
import type { PlannedFunction } from '../../../../infra/local/template/plannedFunction.ts'
import { aPlannedFunction } from '../../../makers/aPlannedFunction.ts'

let directory: string
let running: Bundles | undefined

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'bundles-'))
})
afterEach(async () => {
  await running?.stop()
  rmSync(directory, { recursive: true })
})

/** Replaces the file in one step, so that the watcher never reads half of it. */
function source(name: string, text: string): void {
  const file = join(directory, `${name}.ts`)
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}
const planned = (name: string, changes: Partial<PlannedFunction> = {}): PlannedFunction =>
  aPlannedFunction({ name, entry: join(directory, `${name}.ts`), ...changes })
const returning = (word: string) => `export const handler = async () => '${word}'`

test('an edit rebuilds only the function that it changes', async () => {
  source('one', returning('first'))
  source('two', returning('second'))
  const changes: string[][] = []
  const functions = [planned('one'), planned('two')]
  running = await bundles({ functions, directory: join(directory, 'out'), onChange: (names) => changes.push(names) })

  source('two', returning('changed'))

  await expect.poll(() => changes).toEqual([['two']])
  expect(readFileSync(running.pathOf('two'), 'utf8')).toContain('changed')
})

test('a function that does not build does not stop the others from running', async () => {
  source('sound', returning('well'))
  source('broken', `import { nothing } from './nowhere.ts'; export const handler = nothing`)
  const functions = [planned('sound'), planned('broken')]

  running = await bundles({ functions, directory: join(directory, 'out') })

  expect(existsSync(running.pathOf('sound'))).toBe(true)
  expect(existsSync(running.pathOf('broken'))).toBe(false)
})

test('a function finds the data files that it reads next to it, and no others', async () => {
  source('reader', returning('read'))
  source('other', returning('other'))
  const functions = [planned('reader', { data: ['zones'] }), planned('other')]

  running = await bundles({ functions, directory: join(directory, 'out') })

  expect(readFileSync(join(directory, 'out/reader/data/zones.json'), 'utf8')).toContain('Europe/London')
  expect(readdirSync(join(directory, 'out/reader/data'))).toEqual(['zones.json'])
  expect(existsSync(join(directory, 'out/other/data'))).toBe(false)
})
