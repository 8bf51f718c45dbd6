import * as z from 'zod/mini'

/** All of these keys, each with the same kind of value. */
export const recordOf = <Key extends string, Value extends z.ZodMiniType>(keys: readonly Key[], value: Value) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>)
