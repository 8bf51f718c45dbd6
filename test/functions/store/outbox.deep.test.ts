import { expect, test } from 'vitest'
import { outboxStore } from '../../../functions/store/outbox.ts'
import { DAY, HOUR } from '../../../shared/domain/time.ts'
import { aMail } from '../../makers/aMail.ts'
import { later, NOW } from '../../makers/later.ts'
import { emptyTables } from './describeStores.ts'

const table = emptyTables()

test('after 730 days without a run the next one finds what is due', async () => {
  const outbox = outboxStore(table())
  await outbox.listDue(NOW)
  await outbox.enqueue(aMail({ dueAt: later(730 * DAY - HOUR) }))

  expect(await outbox.listDue(later(730 * DAY))).toEqual([aMail().id])
})

test('after four years the runs catch up bit by bit', async () => {
  const outbox = outboxStore(table())
  await outbox.listDue(NOW)
  const end = later(1460 * DAY)
  await outbox.enqueue(aMail({ dueAt: later(1460 * DAY - HOUR) }))

  expect(await outbox.listDue(end)).toEqual([])
  expect(await outbox.listDue(end)).toEqual([aMail().id])
})
