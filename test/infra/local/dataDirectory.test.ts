import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { dataDirectory } from '../../../infra/local/dataDirectory.ts'

const created: string[] = []
afterEach(() => {
  for (const path of created.splice(0)) rmSync(path, { recursive: true, force: true })
})

test.each(['memory', 'a named directory'])('other users of the machine cannot read the data in %s', (location) => {
  const parent = mkdtempSync(join(tmpdir(), 'orrery-test-'))

  const { path } = dataDirectory(location === 'memory' ? location : join(parent, 'data'))
  created.push(parent, path)

  expect(statSync(path).mode & 0o077).toBe(0)
})

test('a data file that was written is read again by the next run', () => {
  const parent = mkdtempSync(join(tmpdir(), 'orrery-test-'))
  created.push(parent)

  dataDirectory(parent).file('note').write('written')

  expect(dataDirectory(parent).file('note').read()).toBe('written')
  expect(dataDirectory(parent).file('nothing').read()).toBeUndefined()
})
