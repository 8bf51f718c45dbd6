import { createHash } from 'node:crypto'
import { SHARDS } from './keys.ts'

/** The partition of several that an id belongs to; always the same one. */
export const shardOf = (id: string): number => createHash('sha256').update(id).digest()[0]! % SHARDS

export const allShards: readonly number[] = Array.from({ length: SHARDS }, (_, shard) => shard)
