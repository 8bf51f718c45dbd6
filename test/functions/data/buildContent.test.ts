import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildContent, editionOf } from '../../../functions/data/buildContent.ts'

let output: string

beforeEach(() => {
  output = mkdtempSync(join(tmpdir(), 'content-'))
})
afterEach(() => {
  rmSync(output, { recursive: true })
})

test('the book is compiled once, into a file a chapter', () => {
  expect(buildContent(output)).toMatch(/: \d+ chapters$/)
  expect(buildContent(output)).toBe(`${output} is up to date`)
  expect(JSON.parse(readFileSync(join(output, 'reading/transits/mars.json'), 'utf8'))).toHaveProperty('Venus.tense.id')
})

test('the edition of the charts is another one when one of their sentences is', () => {
  const book = (text: string) =>
    new Map<string, unknown>([
      ['chart/signs', { text }],
      ['mail/account', 'other'],
    ])

  expect(editionOf('chart', book('one'))).toBe(editionOf('chart', book('one')))
  expect(editionOf('chart', book('one'))).not.toBe(editionOf('chart', book('two')))
})
