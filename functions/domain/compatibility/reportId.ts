import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { newId } from '../identity/token.ts'

/**
 * The id of a new report: a number that puts it after all earlier ones of its person, and chance, so that of two at once
 * neither overwrites the other. The number is the second, or one more than the latest report's.
 */
export function reportId(now: EpochSeconds, latest: string | undefined): string {
  const order = Math.max(now, latest === undefined ? 0 : Number(latest.slice(0, DIGITS)) + 1)
  return `${String(order).padStart(DIGITS, '0')}-${newId('').slice(1, 13)}`
}

const DIGITS = 12
