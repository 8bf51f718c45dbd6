import { existsSync, lstatSync, mkdtempSync, readdirSync, readlinkSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyData, dataFiles, linkData } from '../../../infra/build/dataFiles.ts'
import { ensureData } from '../../../infra/build/ensureData.ts'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'data-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

const filesIn = (root: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(root, file)).isFile())
    .sort()

test('the data files of a function are copied next to its bundle under their own names, and no others', async () => {
  await ensureData(['ephemeris'])

  copyData(['zones', 'ephemeris'], directory)

  expect(filesIn(join(directory, 'data'))).toEqual([dataFiles.ephemeris, 'zones.json'])
})

test('the book of readings is copied with all its chapters, and linked as one folder', async () => {
  await ensureData(['content'])
  const built = join('functions/data', dataFiles.readingBook)

  copyData(['readingBook'], directory)
  const copied = filesIn(join(directory, 'data'))
  linkData(['readingBook'], directory)

  expect(copied).toEqual(filesIn(built).map((file) => join(dataFiles.readingBook, file)))
  expect(copied).toContain('generated/content/reading/transits/mars.json')
  expect(readlinkSync(join(directory, 'data', dataFiles.readingBook))).toBe(join(process.cwd(), built))
})

test('a file that a function no longer reads is not left next to its bundle', () => {
  copyData(['zones'], directory)

  copyData(['compatibility'], directory)

  expect(filesIn(join(directory, 'data'))).toEqual(['compatibility.json'])
})

test('a function without data files has no data directory', () => {
  copyData([], directory)

  expect(existsSync(join(directory, 'data'))).toBe(false)
})

test('linking the data files replaces a link to the whole directory and leaves that directory alone', () => {
  symlinkSync(join(process.cwd(), 'functions/data'), join(directory, 'data'))

  linkData(['zones'], directory)

  expect(lstatSync(join(directory, 'data')).isSymbolicLink()).toBe(false)
  expect(readlinkSync(join(directory, 'data/zones.json'))).toBe(join(process.cwd(), 'functions/data/zones.json'))
  expect(lstatSync('functions/data/zones.json').isFile()).toBe(true)
})
