import type * as z from 'zod/mini'
import { invalidInput, Problem } from '../../../shared/contract/problem.ts'

const DEEPEST = 8

/** Parses one part of a request by its schema. Throws INVALID_INPUT with one message per wrong field. */
export function parsePart(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw invalidInput(fieldsOf(parsed.error.issues))
}

/** The first issue of each field. */
function fieldsOf(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { path, message } of issues) {
    const field = path.join('.') || 'body'
    fields[field] ??= readableMessage(message, field)
  }
  return fields
}

/** The library's default message for a wrong type names no field and offers no fix. */
function readableMessage(message: string, field: string): string {
  if (message !== 'Invalid input') return message
  return field === 'body' ? 'Send the fields as a JSON object' : `${field} is missing or has the wrong type`
}

/** Names that could pollute a prototype. No field of the contract uses them. */
const RESERVED = ['__proto__', 'constructor', 'prototype']

/** Refuses deep nesting and reserved names before anything else walks the value. */
export function refuseUnsafeJson(value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null) return
  if (depth >= DEEPEST) throw new Problem('MALFORMED_JSON', { message: 'The request body is nested too deeply.' })
  for (const [name, part] of Object.entries(value)) {
    if (RESERVED.includes(name)) throw new Problem('MALFORMED_JSON')
    refuseUnsafeJson(part, depth + 1)
  }
}
