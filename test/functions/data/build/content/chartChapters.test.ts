import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CHART_CHAPTERS } from '../../../../../functions/content/schema/chartChapters.ts'
import { checkContent } from '../../../../../functions/data/build/content/checkContent.ts'
import { faultLine } from '../../../../../functions/data/build/content/Fault.ts'
import { CONTENT } from '../../../../../functions/data/buildContent.ts'

let book: string

beforeEach(() => {
  book = mkdtempSync(join(tmpdir(), 'book-'))
  cpSync(join(CONTENT, 'chart'), join(book, 'chart'), { recursive: true })
})
afterEach(() => rmSync(book, { recursive: true }))

/** The faults of the charts' chapters once something in one of them is written otherwise. */
function faultsAfter(file: string, from: string | RegExp, to: string): string[] {
  const path = join(book, 'chart', file)
  const before = readFileSync(path, 'utf8')
  writeFileSync(path, before.replace(from, to))
  expect(readFileSync(path, 'utf8')).not.toBe(before)
  return checkContent(book, Object.keys(CHART_CHAPTERS)).faults.map(faultLine)
}

test('the chapters of the charts are whole', () => {
  expect(checkContent(book, Object.keys(CHART_CHAPTERS)).faults).toEqual([])
})

test('a key that is missing or unknown is named with its file and line', () => {
  const faults = faultsAfter('signs.yaml', '  Leo: You are most', '  Lion: You are most')

  expect(faults).toEqual([
    'functions/content/chart/signs.yaml:3 Sun › Leo: is missing or no string: write it',
    'functions/content/chart/signs.yaml:7 Sun › Lion: no such key here: remove or rename it',
  ])
})

test.each([
  ['houses.yaml', /^ {2}"12": .*\n/m, 'Sun › 12: is missing'],
  ['cusps.yaml', /^ {2}Pisces: .*\n/m, '1 › Pisces: is missing'],
  ['aspects.yaml', /^ {4}trine: .*\n/m, 'Sun › Moon › trine: is missing'],
  ['synthesis/pairs.yaml', /^ {4}tense: .*\n/m, 'Sun › Moon › tense: is missing'],
  ['synthesis/closing.yaml', /^ {2}yod:\n(?: {4}.*\n)+/m, 'patterns › yod: is missing'],
])('a text that is missing in %s is a fault', (file, line, fault) => {
  expect(faultsAfter(file, line, '').join('\n')).toContain(fault)
})

test('a slot that is misspelt, or that belongs to another frame, is a fault at its line', () => {
  expect(faultsAfter('synthesis/strength.yaml', '{Body} is', '{Bdy} is')).toEqual([
    'functions/content/chart/synthesis/strength.yaml:8 loudest › 3: {Bdy} is not a slot here: use {body}, {Body}',
  ])
  expect(faultsAfter('synthesis/closing.yaml', 'links {planets}', 'links {apex}').at(-1)).toContain(
    'patterns › grand_trine › 1: {apex} is not a slot here',
  )
  expect(faultsAfter('signs.yaml', 'who you are by starting', 'who {planet} is')[0]).toContain('write it out')
})

test('an empty text and a tab are faults', () => {
  expect(faultsAfter('synthesis/places.yaml', 'home and family', '""')[0]).toContain('houses › 4: has too little')
  expect(faultsAfter('houses.yaml', 'Good work and', 'Good\twork and')[0]).toContain('a tab: use spaces')
})

test('a long sentence is allowed, since these chapters are free in form', () => {
  const long = `${'word '.repeat(40).trim()} may and might embrace it.`

  expect(faultsAfter('houses.yaml', /People meet this side.*/, long)).toEqual([])
})
