import type { EpochSeconds } from '../../shared/domain/time.ts'
import { dueAttributes } from './dueIndex.ts'
import { keys, searchKeys } from './keys.ts'
import { shardOf } from './shardOf.ts'
import { setAttributes } from './table.ts'

/** The kind under which the due index knows people who have changed. */
export const DIRECTORY = 'DIRECTORY'

export interface Listed {
  id: string
  createdAt: EpochSeconds
}

const dueEntry = (accountId: string, at: EpochSeconds) => ({
  dueAt: at,
  ...dueAttributes({ kind: DIRECTORY, id: accountId, at }),
})

export const listed = ({ id, createdAt }: Listed) => ({
  searchPk: searchKeys.people(shardOf(id)),
  searchSk: searchKeys.joined(createdAt, id),
})

/** For the transaction that makes an account: it is listed at once, and counted by the job. */
export const newEntry = ({ id, createdAt }: Listed) => ({
  ...keys.directory(id),
  version: 1,
  isNew: true,
  ...listed({ id, createdAt }),
  ...dueEntry(id, createdAt),
})

/**
 * For the transaction of every change that the directory shows: the job looks again. Whoever is looking meanwhile loses,
 * since the version has moved.
 */
export const lookAgain = (TableName: string, accountId: string, now: EpochSeconds) => {
  const update = setAttributes(keys.directory(accountId), dueEntry(accountId, now))
  return {
    TableName,
    ...update,
    UpdateExpression: `${update.UpdateExpression} ADD #version :version`,
    ExpressionAttributeNames: { ...update.ExpressionAttributeNames, '#version': 'version' },
    ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ':version': 1 },
  }
}
