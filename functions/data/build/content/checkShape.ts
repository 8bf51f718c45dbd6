import type * as z from 'zod/mini'

/** What is wrong with the shape of a chapter: keys that are missing or unknown, and what is of another kind than it should be. */
export function checkShape(schema: z.ZodMiniType, content: unknown): { path: (string | number)[]; message: string }[] {
  const parsed = schema.safeParse(content)
  return parsed.success ? [] : parsed.error.issues.flatMap((issue) => explain(issue, []))
}

function explain(issue: z.core.$ZodIssue, before: readonly (string | number)[]): ReturnType<typeof checkShape> {
  const path = [...before, ...(issue.path as (string | number)[])]
  // A part of a passage is a place or a sentence: what it would be as a sentence says more.
  if (issue.code === 'invalid_union') return (issue.errors.at(-1) ?? []).flatMap((each) => explain(each, path))
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key], message: 'no such key here: remove or rename it' }))
  }
  if (issue.code === 'invalid_type') return [{ path, message: `is missing or no ${issue.expected}: write it` }]
  if (issue.code === 'too_small') return [{ path, message: `has too little: ${issue.minimum} at least` }]
  if (issue.code === 'too_big') return [{ path, message: `has too much: ${issue.maximum} at most` }]
  return [{ path, message: issue.message }]
}
