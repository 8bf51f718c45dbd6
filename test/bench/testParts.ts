import { expect, test } from 'vitest'
import { timeLimit } from '../setup/timeLimit.ts'
import { parts } from './parts.ts'

export function testParts(names: string[]): void {
  test.each(names)(
    'the part of the bench that measures %s gives a number for every row',
    async (name) => {
      const measured = await parts[name]!('once')

      expect(measured).not.toEqual([])
      for (const { row, figure } of measured) expect(figure, row).toSatisfy(Number.isFinite)
    },
    // A part starts the whole product several times, and takes as long as a dozen of other tests.
    timeLimit(2000),
  )
}
