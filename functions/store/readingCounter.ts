import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { after, DAY, type LocalDate, secondsOf } from '../../shared/domain/time.ts'
import { keys } from './keys.ts'
import { QUICKLY } from './slideSession.ts'
import type { Table } from './table.ts'

const KEPT = 40 * DAY
/** Up to so many readings a day are counted one by one. */
const EXACT = 1000

/** It is never more than three dates at once on Earth. */
const DATES_AT_ONCE = 4

const Written = z.object({ readings: z.int() })

/** Counts a reading that was opened for a date. Never fails: nobody goes without a reading because of a figure. */
export type CountReading = (date: LocalDate) => Promise<void>

/**
 * Counts exactly while there are few, and with ever fewer writes as they grow: each write adds as many readings as a
 * thousandth of the day's count. So a day costs a few thousand writes, however many people read. An instance that ends
 * takes with it what it has not written, less than that thousandth.
 */
export function readingCounter({ client, name: TableName, warn }: Table): CountReading {
  const steps = new Map<LocalDate, { size: number; pending: number }>()

  return async (date) => {
    const step = steps.get(date) ?? { size: 1, pending: 0 }
    if (!steps.has(date) && steps.size >= DATES_AT_ONCE) steps.clear()
    steps.set(date, step)
    step.pending += 1
    if (step.pending < step.size) return
    const readings = step.pending
    step.pending = 0
    const added = add(TableName, date, readings)
    const sum = await client
      .send(added, QUICKLY)
      .catch((error: unknown) => void warn?.('readings were not counted', error))
    if (sum) step.size = Math.max(1, Math.floor(Written.parse(sum.Attributes).readings / EXACT))
  }
}

const add = (TableName: string, date: LocalDate, readings: number) =>
  new UpdateCommand({
    TableName,
    Key: keys.modelSpend(date),
    UpdateExpression: 'ADD readings :readings SET #ttl = :ttl',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':readings': readings, ':ttl': after(startOf(date), KEPT) },
    ReturnValues: 'UPDATED_NEW',
  })

const startOf = (date: LocalDate) => secondsOf(new Date(`${date}T00:00:00Z`))
