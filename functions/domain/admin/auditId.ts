import { randomBytes } from 'node:crypto'
import { type EpochSeconds, epochSeconds, localDateAt } from '../../../shared/domain/time.ts'

let made = 0

/**
 * An id for an audit record that sorts by time: the second, a count, so that what one instance does within a second
 * stays in order, and chance.
 */
export function newAuditId(now: EpochSeconds): string {
  made = (made + 1) % 1_000_000
  return [padded(now, 12), padded(made, 6), randomBytes(6).toString('hex')].join('-')
}

const padded = (value: number, digits: number) => String(value).padStart(digits, '0')

const ID = /^(\d{12})-\d{6}-[0-9a-f]{12}$/

/** When a record was made, or undefined for a text that is no id. */
export function instantOfAuditId(id: string): EpochSeconds | undefined {
  const [, at] = ID.exec(id) ?? []
  return at === undefined ? undefined : epochSeconds(Number(at))
}

/** The UTC month of an instant as partitions name it: 202611. */
export const auditMonth = (instant: EpochSeconds): string => localDateAt(instant, 'UTC').slice(0, 7).replace('-', '')
