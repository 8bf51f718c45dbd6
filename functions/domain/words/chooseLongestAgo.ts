import type { LocalDate } from '../../../shared/domain/time.ts'

/** Of several options the first that was never read, or else the one that was read longest ago. */
export function chooseLongestAgo<Option>(
  options: readonly [Option, ...Option[]],
  lastRead: (option: Option) => LocalDate | undefined,
): Option {
  const rank = (option: Option) => lastRead(option) ?? ''
  return options.reduce((best, option) => (rank(option) < rank(best) ? option : best))
}

/** The same options, beginning with another one at each turn. */
export function rotated<Option>(options: readonly Option[], turn: number): readonly [Option, ...Option[]] {
  const start = turn % options.length
  // The cast: a list that is not empty is not empty when it is turned.
  return [...options.slice(start), ...options.slice(0, start)] as unknown as readonly [Option, ...Option[]]
}
