import type * as z from 'zod/mini'
import { invalidInput, Problem } from '../../shared/contract/problem.ts'

const DEEPEST = 8

/** Reads a part of a request by its schema; what is wrong becomes one message per field. */
export function parsePart(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw invalidInput(fieldsOf(parsed.error.issues))
}

/** The first complaint about each field, under the field's own name. */
function fieldsOf(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { path, message } of issues) {
    const field = path.join('.') || 'body'
    fields[field] ??= sayable(message, field)
  }
  return fields
}

/** The library's own word for a wrong type names no field and says nothing about how to mend it. */
function sayable(message: string, field: string): string {
  if (message !== 'Invalid input') return message
  return field === 'body' ? 'Send the fields as a JSON object' : `${field} is missing or has the wrong type`
}

/** Names by which an object reaches what it is made of; no field of ours is called so. */
const RESERVED = ['__proto__', 'constructor', 'prototype']

/** Refuses nesting and names that no endpoint of ours uses, before anything walks the value. */
export function refuseOdd(value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null) return
  if (depth >= DEEPEST) throw new Problem('MALFORMED_JSON', { message: 'The request body is nested too deeply.' })
  for (const [name, part] of Object.entries(value)) {
    if (RESERVED.includes(name)) throw new Problem('MALFORMED_JSON')
    refuseOdd(part, depth + 1)
  }
}
