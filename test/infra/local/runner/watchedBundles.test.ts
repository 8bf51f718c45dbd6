import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Bundles } from '../../../../infra/local/runner/bundles.ts'
import { watchedBundles } from '../../../../infra/local/runner/watchedBundles.ts'
import { aPlannedFunction } from '../../../makers/aPlannedFunction.ts'

let directory: string
let running: Bundles
let cached: string
const changes: string[][] = []

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'watched-'))
  changes.length = 0
  for (const name of names()) source(name, returning('first'))
  const functions = names().map((name) => aPlannedFunction({ name, entry: join(directory, `${name}.ts`) }))
  running = await watchedBundles({
    functions,
    directory: join(directory, 'out'),
    onChange: (names) => changes.push(names),
    sources: [directory],
  })
  cached = dirname(dirname(running.pathOf(names()[0]!)))
})
afterEach(async () => {
  await running.stop()
  for (const path of [directory, cached]) rmSync(path, { recursive: true, force: true })
})

/** Of this test alone, because the cache of bundles knows functions by their names. */
const names = () => ['one', 'two'].map((word) => `${word}${basename(directory).slice(-6)}`)

/** Replaces the file in one step, so that the watcher never reads half of it. */
function source(name: string, text: string): void {
  const file = join(directory, `${name}.ts`)
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}
const returning = (word: string) => `export const handler = async () => '${word}'`

test('the bundles come from the cache until the first edit', () => {
  const [one] = names()

  expect(running.pathOf(one!)).not.toContain(directory)
  expect(readFileSync(running.pathOf(one!), 'utf8')).toContain('first')
})

test('the first edit and each later one replace only the function that they change', async () => {
  const [one, two] = names()

  source(two!, returning('second'))
  await expect.poll(() => changes).toEqual([[two]])
  expect(readFileSync(running.pathOf(two!), 'utf8')).toContain('second')
  source(one!, returning('third'))

  await expect.poll(() => changes).toEqual([[two], [one]])
  expect(readFileSync(running.pathOf(one!), 'utf8')).toContain('third')
})
