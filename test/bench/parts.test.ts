import { expect, test } from 'vitest'
import { parts } from './parts.ts'

test.each(Object.entries(parts))('the bench of %s gives a figure in every row', async (_, rows) => {
  const measured = await rows('once')

  expect(measured).not.toEqual([])
  for (const { row, figure } of measured) expect(figure, row).toSatisfy(Number.isFinite)
})
