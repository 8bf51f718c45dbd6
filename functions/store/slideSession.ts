import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { EpochSeconds } from '../../shared/domain/time.ts'
import type { Key } from './keys.ts'
import { type Table, wrote } from './table.ts'

/** For each attempt. A sign-out makes eight of them at worst and still answers within the time that a function has. */
export const QUICKLY = { requestTimeout: 1_000 }

interface Slide {
  Key: Key
  /** The last use that the caller saw. */
  seen: EpochSeconds
  now: EpochSeconds
  endsAt: EpochSeconds
}

/** Moves the time of last use forward; losing to another request of the same session is as good. */
export const slideSession = ({ client, name }: Table, { Key, seen, now, endsAt }: Slide): Promise<boolean> =>
  wrote(
    client.send(
      new UpdateCommand({
        TableName: name,
        Key,
        UpdateExpression: 'SET lastSeenAt = :now, #ttl = :ttl',
        ConditionExpression: 'lastSeenAt = :seen',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':now': now, ':seen': seen, ':ttl': endsAt },
      }),
    ),
  )
