import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import type { MailOrder } from '../domain/mailOrder.ts'
import { type Deletion, deletionRow } from './deletions.ts'
import { keys } from './keys.ts'
import { mailRow } from './outbox.ts'

type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/** What changes in the same transaction as an account. */
export interface Companions {
  /** Mails that the change owes; one that is owed already stays as it is. */
  mails?: MailOrder[]
  /** The hash of the code that is used up by it. */
  usedCode?: string
  /** The hash of the link that is used up by it. */
  usedLink?: string
  /** The address that the account gives up for another one, both normalised. */
  moved?: { from: string; to: string }
  linkedGoogle?: string
  unlinkedGoogle?: string
  /** The erasure of everything about the account, owed from now on. */
  deletion?: Deletion
}

export function companionWrites(TableName: string, accountId: string, companions: Companions): Write[] {
  const { mails = [], usedCode, usedLink, moved, linkedGoogle, unlinkedGoogle, deletion } = companions
  const isNew = 'attribute_not_exists(pk)'
  const own = { ':me': accountId }
  return [
    ...mails.map((mail) => ({ Put: { TableName, Item: mailRow(mail), ConditionExpression: isNew } })),
    ...(deletion ? [{ Put: { TableName, Item: deletionRow(deletion) } }] : []),
    ...(usedCode
      ? [
          {
            Delete: {
              TableName,
              Key: keys.oneTimeCode(accountId),
              ConditionExpression: 'codeHash = :hash',
              ExpressionAttributeValues: { ':hash': usedCode },
            },
          },
        ]
      : []),
    ...(usedLink
      ? [{ Delete: { TableName, Key: keys.link(usedLink), ConditionExpression: 'attribute_exists(pk)' } }]
      : []),
    ...(moved
      ? [
          {
            Put: { TableName, Item: { ...keys.emailOwner(moved.to), accountId }, ConditionExpression: isNew },
          },
          {
            Delete: {
              TableName,
              Key: keys.emailOwner(moved.from),
              ConditionExpression: 'accountId = :me',
              ExpressionAttributeValues: own,
            },
          },
        ]
      : []),
    ...(linkedGoogle
      ? [{ Put: { TableName, Item: { ...keys.googleOwner(linkedGoogle), accountId }, ConditionExpression: isNew } }]
      : []),
    ...(unlinkedGoogle
      ? [
          {
            Delete: {
              TableName,
              Key: keys.googleOwner(unlinkedGoogle),
              ConditionExpression: 'accountId = :me',
              ExpressionAttributeValues: own,
            },
          },
        ]
      : []),
  ]
}
