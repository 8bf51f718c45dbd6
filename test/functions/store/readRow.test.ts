import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { readRow } from '../../../functions/store/readRow.ts'

const schema = z.object({ n: z.int() })
const otherwise = z.pipe(
  z.object({ n: z.string() }),
  z.transform(() => ({ n: 0 })),
)

test('a row of this release is read, and nothing is logged', () => {
  const warn = vi.fn()

  expect(readRow({ warn }, { schema, otherwise }, { n: 1, extra: true })).toEqual({ n: 1 })
  expect(warn).not.toHaveBeenCalled()
})

test('a row of another release is read as far as it can be, and logged', () => {
  const warn = vi.fn()

  expect(readRow({ warn }, { schema, otherwise }, { n: 'many' })).toEqual({ n: 0 })
  expect(warn).toHaveBeenCalledWith('a row is of another release', expect.any(Error))
})

test('a row that cannot be read is none', () => {
  expect(readRow({ warn: vi.fn() }, { schema, otherwise }, { n: null })).toBeUndefined()
  expect(readRow({ warn: undefined }, { schema }, { n: 'many' })).toBeUndefined()
})
