import { ConditionalCheckFailedException, DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import type { EpochSeconds } from '../../shared/domain/time.ts'
import { requestTimeouts } from '../domain/ports/requestTimeouts.ts'
import type { Warn } from '../domain/ports/warn.ts'
import { keys } from './keys.ts'
import { retryConflicts } from './retryConflicts.ts'

export interface Table {
  client: Pick<DynamoDBDocumentClient, 'send'>
  name: string
  /** Logs rows that this release cannot read. */
  warn?: Warn | undefined
}

const ATTEMPTS = 4
const ATTEMPT_TIMEOUT_MS = 2_000

export function openTable(name: string, warn?: Warn): Table {
  return tableOf(
    new DynamoDBClient({ maxAttempts: ATTEMPTS, requestHandler: requestTimeouts(ATTEMPT_TIMEOUT_MS) }),
    name,
    warn,
  )
}

export const tableOf = (plain: DynamoDBClient, name: string, warn?: Warn): Table => ({
  client: DynamoDBDocumentClient.from(retryConflicts(plain), { marshallOptions: { removeUndefinedValues: true } }),
  name,
  warn,
})

/** Fails when the table does not answer. Reads a row that does not exist, which is the cheapest read. */
export async function reachTable({ client, name }: Table): Promise<void> {
  await client.send(new GetCommand({ TableName: name, Key: keys.limit('health', 'none') }))
}

/**
 * An update that sets these attributes, removes those that are undefined and leaves every other one as it is: a release
 * that was rolled back to must not delete what a newer one has written.
 */
export function setAttributes(Key: Row, attributes: Row) {
  const all = Object.keys(attributes)
  const set = all.filter((attribute) => attributes[attribute] !== undefined)
  const removed = all.filter((attribute) => attributes[attribute] === undefined)
  const changes = `SET ${set.map((attribute) => `#${attribute} = :${attribute}`).join(', ')}`
  return {
    Key,
    UpdateExpression: removed.length === 0 ? changes : `${changes} REMOVE #${removed.join(', #')}`,
    ExpressionAttributeNames: Object.fromEntries(all.map((attribute) => [`#${attribute}`, attribute])),
    ExpressionAttributeValues: Object.fromEntries(set.map((attribute) => [`:${attribute}`, attributes[attribute]])),
  }
}

/**
 * The update of a row over exactly the version that was seen, or the first of a row that must not be there yet. Attributes
 * that another release has written stay.
 */
export function guardedUpdate(Key: Row, seen: { version: number } | undefined, attributes: Row) {
  const next = { ...attributes, version: (seen?.version ?? 0) + 1 }
  const { ExpressionAttributeValues, ...update } = setAttributes(Key, next)
  return {
    ...update,
    ConditionExpression: seen ? '#version = :seen' : 'attribute_not_exists(pk)',
    ExpressionAttributeValues: { ...ExpressionAttributeValues, ...(seen && { ':seen': seen.version }) },
  }
}

/** Adds to the figures of a row, which is there until `ttl` where one is given. */
export function additionTo(Key: Row, add: Readonly<Record<string, number>>, ttl?: EpochSeconds) {
  const names = Object.keys(add)
  const set = ttl === undefined ? '' : 'SET #ttl = :ttl '
  return {
    Key,
    UpdateExpression: `${set}ADD ${names.map((name) => `#${name} :${name}`).join(', ')}`,
    ExpressionAttributeNames: {
      ...Object.fromEntries(names.map((name) => [`#${name}`, name])),
      ...(ttl !== undefined && { '#ttl': 'ttl' }),
    },
    ExpressionAttributeValues: {
      ...Object.fromEntries(names.map((name) => [`:${name}`, add[name]])),
      ...(ttl !== undefined && { ':ttl': ttl }),
    },
  }
}

type Row = Record<string, unknown>

/** Whether a write was refused because its condition did not hold: somebody else wrote first. */
export function isLostRace(error: unknown): boolean {
  if (error instanceof ConditionalCheckFailedException) return true
  return (
    error instanceof TransactionCanceledException &&
    (error.CancellationReasons ?? []).some((reason) => reason.Code === 'ConditionalCheckFailed')
  )
}

/** Runs a conditional write and returns whether it happened. */
export const wrote = async (write: Promise<unknown>): Promise<boolean> =>
  (await unlessLost(write.then(() => true))) ?? false

/** Runs a conditional write and returns its result, or undefined when its condition did not hold. */
export async function unlessLost<T>(write: Promise<T>): Promise<T | undefined> {
  try {
    return await write
  } catch (error) {
    if (isLostRace(error)) return undefined
    throw error
  }
}
