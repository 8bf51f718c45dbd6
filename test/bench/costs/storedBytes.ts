import { keys } from '../../../functions/store/keys.ts'
import { NOW } from '../../makers/later.ts'
import { attributesOf } from '../growth/attributeOf.ts'
import { rowsOf } from '../growth/crowd.ts'

const PEOPLE = 600
/** What DynamoDB counts for each row beside what is in it. */
const ROW_BYTES = 100
const DAY = keys.reading('', '').sk

/** What the table keeps of an average person of the crowd: of a day that was opened, and of all the rest. */
export async function storedBytes(): Promise<{ aProfile: number; aDay: number }> {
  const rows = (await Promise.all(Array.from({ length: PEOPLE }, (_, index) => rowsOf(index + 1, NOW)))).flat()
  const [days, rest] = [true, false].map((isDay) => rows.filter(({ sk }) => String(sk).startsWith(DAY) === isDay))
  return { aProfile: weigh(rest!) / PEOPLE, aDay: weigh(days!) / days!.length }
}

/** As JSON, which is somewhat more than what is billed. */
const weigh = (rows: object[]) =>
  rows.reduce((sum: number, row) => sum + Buffer.byteLength(JSON.stringify(attributesOf(row))) + ROW_BYTES, 0)
