import type { CounterChange } from '../domain/admin/counterChanges.ts'
import { keys } from './keys.ts'
import { shardOf } from './shardOf.ts'

/** Adds to counters, in the partition of the person who is counted. */
export function counterUpdate(accountId: string, { counter, add, until }: CounterChange) {
  const names = Object.keys(add)
  const added = `ADD ${names.map((name) => `#${name} :${name}`).join(', ')}`
  return {
    Key: keys.counter(shardOf(accountId), counter),
    UpdateExpression: until === undefined ? added : `SET #ttl = :ttl ${added}`,
    ExpressionAttributeNames: {
      ...Object.fromEntries(names.map((name) => [`#${name}`, name])),
      ...(until !== undefined && { '#ttl': 'ttl' }),
    },
    ExpressionAttributeValues: {
      ...Object.fromEntries(names.map((name) => [`:${name}`, add[name]])),
      ...(until !== undefined && { ':ttl': until }),
    },
  }
}
