import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { dataDirectory } from '../../../infra/local/dataDirectory.ts'

const made: string[] = []
afterEach(() => {
  for (const path of made.splice(0)) rmSync(path, { recursive: true, force: true })
})

test.each(['memory', 'a place of its own'])('nobody else on the machine reads what lies in %s', (place) => {
  const parent = mkdtempSync(join(tmpdir(), 'orrery-test-'))

  const { path } = dataDirectory(place === 'memory' ? place : join(parent, 'data'))
  made.push(parent, path)

  expect(statSync(path).mode & 0o077).toBe(0)
})

test('what was written is read again, also by the next run', () => {
  const parent = mkdtempSync(join(tmpdir(), 'orrery-test-'))
  made.push(parent)

  dataDirectory(parent).file('note').write('written')

  expect(dataDirectory(parent).file('note').read()).toBe('written')
  expect(dataDirectory(parent).file('nothing').read()).toBeUndefined()
})
