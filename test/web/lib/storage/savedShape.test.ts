import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { reading } from '../../../../shared/contract/reading.ts'
import { SAVED_SHAPE } from '../../../../web/lib/storage/savedShape.ts'

/** Each shape so far. A changed reply is a new line here, never a change to one: browsers still hold the old shape. */
const shapes: Record<number, string> = {
  1: '74b91f7238bd90c7',
  2: 'e8abcda339b65b1e',
  3: '5e3df43b29e04df5',
  4: 'c2a9fa0b5769b910',
  5: '339a1485dfbf4345',
  6: '23f0ed2085de6549',
}

const schemaOf = (reply: z.ZodMiniType) => z.toJSONSchema(reply, { unrepresentable: 'any' })

test('when the saved dashboard or chart changes, the number of their shape is raised', () => {
  const { readDashboard, readNatalChart } = reading

  const schemas = JSON.stringify([schemaOf(readDashboard.reply), schemaOf(readNatalChart.reply)])

  expect(createHash('sha256').update(schemas).digest('hex').slice(0, 16)).toBe(shapes[SAVED_SHAPE])
})
