import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { after, DAY, type LocalDate, utcMidnight } from '../../shared/domain/time.ts'
import { keys } from './keys.ts'
import { addToModelMonth } from './modelMonth.ts'
import { QUICKLY } from './slideSession.ts'
import { additionTo, type Table } from './table.ts'

const KEPT = 40 * DAY
/** Up to so many a day are counted one by one. */
const EXACT = 1000

/** It is never more than three dates at once on Earth. */
const DATES_AT_ONCE = 4

/** What is counted, and the name of how much of it the model wrote. */
const BY_MODEL = { readings: 'modelReadings', answers: 'modelAnswers' } as const
type What = keyof typeof BY_MODEL

/** Counts a text for a date, and who wrote it. Never fails: nobody goes without one because of a figure. */
export type CountWritten = (date: LocalDate, writer: 'model' | 'almanac') => Promise<void>

/**
 * Counts exactly while there are few, and with ever fewer writes as they grow: each write adds as many texts as a
 * thousandth of the day's count. So a day costs a few thousand writes, and its month as many, however many people read. An instance that ends
 * takes with it what it has not written, less than that thousandth.
 */
export function writtenCounter({ client, name: TableName, warn }: Table, what: What): CountWritten {
  const steps = new Map<LocalDate, { size: number; pending: number; byModel: number }>()

  const countMonth = async ({ date, count, byModel }: Pick<Addition, 'date' | 'count' | 'byModel'>) => {
    const add = { [what]: count, [BY_MODEL[what]]: byModel }
    await client
      .send(addToModelMonth({ TableName, date, add }), QUICKLY)
      .catch((error: unknown) => void warn?.(`${what} of a month were not counted`, error))
  }

  return async (date, writer) => {
    const step = steps.get(date) ?? { size: 1, pending: 0, byModel: 0 }
    if (!steps.has(date) && steps.size >= DATES_AT_ONCE) steps.clear()
    steps.set(date, step)
    step.pending += 1
    if (writer === 'model') step.byModel += 1
    if (step.pending < step.size) return
    const { pending: count, byModel } = step
    const added = addition({ TableName, what, date, count, byModel })
    step.pending = 0
    step.byModel = 0
    const [sum] = await Promise.all([
      client.send(added, QUICKLY).catch((error: unknown) => void warn?.(`${what} were not counted`, error)),
      countMonth({ date, count, byModel }),
    ])
    if (sum) step.size = Math.max(1, Math.floor(z.int().parse(sum.Attributes?.[what]) / EXACT))
  }
}

interface Addition {
  TableName: string
  what: What
  date: LocalDate
  count: number
  byModel: number
}

const addition = ({ TableName, what, date, count, byModel }: Addition) =>
  new UpdateCommand({
    TableName,
    ...additionTo(keys.modelSpend(date), { [what]: count, [BY_MODEL[what]]: byModel }, after(utcMidnight(date), KEPT)),
    ReturnValues: 'UPDATED_NEW',
  })
