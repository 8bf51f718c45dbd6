import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cachedBundles } from '../../../../infra/local/runner/bundleCache.ts'
import { aPlannedFunction } from '../../../makers/aPlannedFunction.ts'

let directory: string
const made = new Set<string>()

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sources-'))
})
afterEach(() => {
  for (const path of [directory, ...made]) rmSync(path, { recursive: true, force: true })
})

/** A function of a name that no other run of this test has, bundled by as many stacks at once. */
async function bundleAtOnce(stacks: number) {
  const name = `f${directory.slice(-6)}`
  const entry = join(directory, `${name}.ts`)
  writeFileSync(entry, "export const handler = async () => 'well'")
  const planned = [aPlannedFunction({ name, entry })]
  const cached = await Promise.all(Array.from({ length: stacks }, () => cachedBundles(planned)))
  const paths = cached.map(({ pathOf }) => pathOf(name))
  for (const path of paths) made.add(dirname(dirname(path)))
  return { entry, planned, paths, name }
}

test('stacks that start at once share one bundle, whole', async () => {
  const { paths } = await bundleAtOnce(3)

  expect(new Set(paths).size).toBe(1)
  expect(readFileSync(paths[0]!, 'utf8')).toContain('well')
})

test('a stack that starts later bundles nothing', async () => {
  const { entry, planned, paths, name } = await bundleAtOnce(1)
  rmSync(entry)

  const { pathOf } = await cachedBundles(planned)

  expect(pathOf(name)).toBe(paths[0])
  expect(existsSync(paths[0]!)).toBe(true)
})
