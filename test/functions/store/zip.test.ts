import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { zip, zipped } from '../../../functions/store/zip.ts'

const Prose = zipped(z.object({ text: z.string() }))

test.each([1, 16_000, 20_000])('prose of %i letters comes back as it was, and smaller', (length) => {
  const prose = { text: 'The Moon is in Leo. '.repeat(length / 20 + 1).slice(0, length) }

  const bytes = zip(prose)

  expect(Prose.parse(bytes)).toEqual(prose)
  if (length > 1) expect(bytes.length).toBeLessThan(length / 10)
})

test('prose of a few kilobytes is zipped as small as it gets, and more of it soon', () => {
  const words = (count: number) =>
    Array.from({ length: count }, (_, each) => ((each * 2_654_435_761) % 9973).toString(36)).join(' ')
  const sizeAt = (quality: number, text: string) =>
    brotliCompressSync(JSON.stringify({ text }), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
  const [little, much] = [words(800), words(8000)]

  expect(sizeAt(11, little)).toBeLessThan(sizeAt(5, little))
  expect(zip({ text: little }).length).toBe(sizeAt(11, little))
  expect(zip({ text: much }).length).toBe(sizeAt(5, much))
})

test('prose of earlier releases, which is gzipped, is read too', () => {
  expect(Prose.parse(new Uint8Array(gzipSync('{"text":"old"}')))).toEqual({ text: 'old' })
})

test('prose is told from what is gzipped by two bytes, and one of them may be the same', () => {
  const proses = Array.from({ length: 3_000 }, (_, length) => ({ text: 'x'.repeat(length) }))
  const alike = proses.filter((prose) => zip(prose)[1] === 0x8b)

  expect(alike.length).toBeGreaterThan(0)
  for (const prose of alike) expect(Prose.parse(zip(prose))).toEqual(prose)
})

test('what is inside is checked, and what is not zipped is refused', () => {
  expect(Prose.safeParse(zip({ verse: 'old' })).success).toBe(false)
  expect(Prose.safeParse('{"text":"plain"}').success).toBe(false)
})
