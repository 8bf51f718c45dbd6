import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { template } from '../../../../functions/content/schema/Template.ts'
import { checkContent } from '../../../../functions/data/build/content/checkContent.ts'
import { faultLine } from '../../../../functions/data/build/content/Fault.ts'
import { fillTemplate } from '../../../../functions/domain/words/fillTemplate.ts'

const FILE = 'compatibility/houses.yaml'
const MEANINGS = Array.from({ length: 12 }, (_, house) => `  "${house + 1}": [so, they, say, that]`)

/** What is wrong with a chapter of these lines. */
function faultsOf(...lines: string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'book-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'compatibility'))
  writeFileSync(join(folder, FILE), lines.join('\n'))
  return checkContent(folder, [FILE]).faults.map(faultLine)
}

test('a chapter with all its keys and no slots but its own has no faults', () => {
  expect(faultsOf('frame: "{house}, {meaning}."', 'meanings:', ...MEANINGS)).toEqual([])
})

test('a key that is missing and one that is misspelt are named with their file and line', () => {
  const faults = faultsOf('frame: "{house}."', 'meanings:', ...MEANINGS.slice(1), '  "13": [so, they, say, that]')

  expect(faults).toEqual([
    `functions/content/${FILE}:3 meanings › 1: is missing or no array: write it`,
    `functions/content/${FILE}:14 meanings › 13: no such key here: remove or rename it`,
  ])
})

test('a slot that nothing fills is named, also in a text of a list', () => {
  const [first, ...others] = MEANINGS
  const faults = faultsOf('frame: "{hous}."', 'meanings:', first!.replace('so', '"{house}"'), ...others)

  expect(faults).toEqual([
    expect.stringContaining(`${FILE}:1 frame: {hous} is not a slot here: use {house}, {meaning}`),
    `functions/content/${FILE}:3 meanings › 1 › 0: {house} is not a slot here: write it out`,
  ])
})

test('a template is filled with a word for each slot, and one misspelt does not compile', () => {
  const text = template(['one', "other's"]).parse("{one} and {other's} {one}")

  expect(fillTemplate(text, { one: '$&', "other's": '{one}' })).toBe('$& and {one} $&')
  // @ts-expect-error A slot that this text does not have.
  expect(() => fillTemplate(text, { one: 'this', others: 'that' })).toThrow(RangeError)
})
