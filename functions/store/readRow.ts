import type * as z from 'zod/mini'
import type { Table } from './table.ts'

interface Reading<S extends z.ZodMiniType> {
  /** As this release writes the row. */
  schema: S
  /** What can still be read of a row of another release, as after a roll-back. */
  otherwise?: z.ZodMiniType<z.output<S>>
}

/** Reads a row, or undefined if it cannot be read. A row of another release is logged. */
export function readRow<S extends z.ZodMiniType>(
  { warn }: Pick<Table, 'warn'>,
  { schema, otherwise }: Reading<S>,
  row: unknown,
): z.output<S> | undefined {
  const parsed = schema.safeParse(row)
  if (parsed.success) return parsed.data
  warn?.('a row is of another release', parsed.error)
  const partly = otherwise?.safeParse(row)
  return partly?.success ? partly.data : undefined
}
