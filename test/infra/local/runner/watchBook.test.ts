import { type FSWatcher, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { watchBook } from '../../../../infra/local/runner/watchBook.ts'

let folder: string
let watcher: FSWatcher
let changes: number
const compiled: ((isWhole: boolean) => void)[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'book-'))
  changes = 0
  compiled.length = 0
  watcher = watchBook({
    folder,
    compile: () => new Promise((resolve) => compiled.push(resolve)),
    onChange: () => {
      changes += 1
    },
  })
})
afterEach(() => {
  watcher.close()
  rmSync(folder, { recursive: true })
})

const edit = (file: string) => writeFileSync(join(folder, file), String(Math.random()))

test('an edit compiles the book, and edits that come meanwhile compile it once more', async () => {
  edit('mars.yaml')
  await expect.poll(() => compiled.length).toBe(1)
  edit('venus.yaml')
  edit('venus.yaml')
  compiled[0]!(true)

  await expect.poll(() => compiled.length).toBe(2)
  expect(changes).toBe(1)
  compiled[1]!(true)
  await expect.poll(() => changes).toBe(2)
})

test('a book with faults changes nothing that runs', async () => {
  edit('mars.yaml')
  await expect.poll(() => compiled.length).toBe(1)
  compiled[0]!(false)
  edit('mars.yaml')

  await expect.poll(() => compiled.length).toBe(2)
  expect(changes).toBe(0)
})
