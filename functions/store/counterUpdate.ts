import type { CounterChange } from '../domain/admin/counterChanges.ts'
import { keys } from './keys.ts'
import { shardOf } from './shardOf.ts'
import { additionTo } from './table.ts'

/** Adds to counters, in the partition of the person who is counted. */
export const counterUpdate = (accountId: string, { counter, add, until }: CounterChange) =>
  additionTo(keys.counter(shardOf(accountId), counter), add, until)
