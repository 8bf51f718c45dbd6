import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkContent } from '../../../../../functions/data/build/content/checkContent.ts'
import { faultLine } from '../../../../../functions/data/build/content/Fault.ts'

const BOOK = 'functions/content'
const FILE = 'reading/entering/pluto.yaml'
const lines = readFileSync(join(BOOK, FILE), 'utf8').split('\n')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
  mkdirSync(dirname(join(folder, FILE)), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The line, from 1, on which such words stand first. */
const lineOf = (words: string) => lines.findIndex((line) => line.includes(words)) + 1

/** The faults of the chapter after something has been done to the first line that has such words. */
function faultsAfter(words: string, change: (line: string) => string | string[]): string[] {
  const at = lineOf(words)
  const changed = lines.flatMap((line, index) => (index + 1 === at ? change(line) : line))
  writeFileSync(join(folder, FILE), changed.join('\n'))
  return checkContent(folder, [FILE]).faults.map(faultLine)
}

const placed = (line: number, rest: string) => `functions/content/${FILE}:${line} ${rest}`
const endOf = (line: string, words: string) => line.replace(/\.$/, `, ${words}.`)

test('the whole book has no faults', () => {
  const { chapters, faults } = checkContent(BOOK)

  expect(faults.map(faultLine)).toEqual([])
  expect(chapters.get('reading/entering/pluto')).toMatchObject({ Aquarius: { id: 'pluto-enters-aquarius' } })
})

test('a chapter as it stands in the book has no faults', () => {
  expect(faultsAfter('id:', (line) => line)).toEqual([])
})

test('a missing key is named with the line of the entry that lacks it', () => {
  expect(faultsAfter('  ahead:', () => [])).toEqual([
    placed(lineOf('id:'), 'Aquarius › ahead: is missing or no string: write it'),
  ])
})

test('an unknown key is named with its own line', () => {
  expect(faultsAfter('  title:', (line) => [line, '  mood: gloomy'])).toEqual([
    placed(lineOf('  title:') + 1, 'Aquarius › mood: no such key here: remove or rename it'),
  ])
})

test.each([
  ['an unknown slot', (line: string) => endOf(line, 'says {name}'), '{name} is not a slot here: write it out'],
  [
    'a sentence of forty words',
    (line: string) => line.replace(/work: .*/, `work: Learn ${'this and that and '.repeat(9)}then rest again.`),
    'a sentence of 40 words: split it or cut it to 28',
  ],
  [
    'a forbidden word',
    (line: string) => endOf(line, 'with your cosmic gift'),
    '"cosmic" is a word that says nothing: say what is meant',
  ],
  [
    'two hedges',
    (line: string) => line.replace(/work: .*/, 'work: You may perhaps decide today.'),
    'two hedges in one sentence ("may", "perhaps"): keep one',
  ],
  [
    'no full stop',
    (line: string) => line.replace(/\.$/, ''),
    'not a whole sentence: begin with a capital letter and end with a full stop',
  ],
  [
    'a typographic apostrophe',
    (line: string) => line.replace("you'll", 'you’ll'),
    'a typographic quotation mark or a long dash: use \' and ", and a comma or a colon',
  ],
])('a sentence with %s is named with its line and what to do', (_, change, message) => {
  expect(faultsAfter('    work:', change)).toContain(placed(lineOf('    work:'), `Aquarius › areas › work: ${message}`))
})

test('a tab is named with its line, before anything else is read', () => {
  expect(faultsAfter('  acts:', () => '\tacts:')).toEqual([placed(lineOf('  acts:'), 'a tab: use spaces')])
})

test('what is no YAML is named with its line', () => {
  expect(faultsAfter('  title:', () => '  title: "no end')).toEqual([
    expect.stringMatching(new RegExp(`^functions/content/${FILE}:\\d+ .*quote`)),
  ])
})

test('a file in another encoding is asked for again', () => {
  writeFileSync(join(folder, FILE), Buffer.from('Aquarius: Caf\xe9', 'latin1'))

  expect(checkContent(folder, [FILE]).faults.map(faultLine)).toEqual([
    placed(1, 'is not UTF-8: save the file with that encoding'),
  ])
})

test('an id that another entry has is named where it stands for the second time', () => {
  expect(faultsAfter('id: pluto-enters-pisces', () => '  id: pluto-enters-aquarius')).toEqual([
    placed(
      lineOf('id: pluto-enters-pisces'),
      'Pisces › id: the id "pluto-enters-aquarius" is used twice: give one of the two another id',
    ),
  ])
})

test('a sentence that another chapter has is named there, with the entry that had it first', () => {
  const other = 'reading/entering/neptune.yaml'
  const act = /- (.*)/.exec(lines[lineOf('  acts:')]!)![1]!
  const stolen = readFileSync(join(BOOK, other), 'utf8').replace(/( {2}acts:\n {4}- ).*/, `$1${act}`)
  copyFileSync(join(BOOK, FILE), join(folder, FILE))
  writeFileSync(join(folder, other), stolen)

  expect(checkContent(folder, [FILE, other]).faults.map(faultLine)).toEqual([
    expect.stringMatching(
      new RegExp(`^functions/content/${other}:\\d+ Aries › acts › 0: .* is also in pluto-enters-aquarius`),
    ),
  ])
})

test('chapters that wish nobody anything are told so', () => {
  writeFileSync(join(folder, FILE), lines.filter((line) => !line.includes('- wish')).join('\n'))

  expect(checkContent(folder, [FILE]).faults.map(faultLine)).toEqual([
    placed(2, 'only 0 of 3 entries of the book have a "wish"'),
  ])
})

test.each([
  [FILE, 'is missing: write the chapter'],
  ['reading/poems.yaml', 'is no chapter of the book: see functions/content/schema/chapters.ts'],
])('the file %s: %s', (file, message) => {
  expect(checkContent(folder, [file]).faults.map(faultLine)).toEqual([`functions/content/${file}:1 ${message}`])
})

test('a chapter with a fault is not among those that are compiled', () => {
  faultsAfter('  ahead:', () => [])

  expect(checkContent(folder, [FILE]).chapters.size).toBe(0)
})
