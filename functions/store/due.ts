import { createHash } from 'node:crypto'
import { type EpochSeconds, isoInstant } from '../../shared/domain/time.ts'
import { DUE_SHARDS, dueKeys } from './keys.ts'

/** The UTC hour as the index spells it: 2026112107. */
export const dueHour = (instant: EpochSeconds): string => isoInstant(instant).slice(0, 13).replace(/\D/g, '')

const shardOf = (id: string): number => createHash('sha256').update(id).digest()[0]! % DUE_SHARDS

interface Due {
  kind: string
  id: string
  at: EpochSeconds
}

/** The attributes that put a row into the `due` index; a row without them has left it. */
export const dueAttributes = ({ kind, id, at }: Due) => ({
  duePk: dueKeys.partition(kind, dueHour(at), shardOf(id)),
  dueSk: dueKeys.entry(at, id),
})
