import type * as z from 'zod/mini'

export type FieldErrors = Record<string, string>

/** The first error of each field. */
export const fieldErrors = ({ issues }: z.core.$ZodError): FieldErrors =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]))
