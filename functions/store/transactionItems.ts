import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import type { EpochSeconds } from '../../shared/domain/time.ts'
import type { OutboxMail } from '../domain/mail/outboxMail.ts'
import { type Deletion, deletionUpdate } from './deletions.ts'
import { lookAgain } from './directoryEntry.ts'
import { keys } from './keys.ts'
import { mailRow } from './outbox.ts'

type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/** What changes in the same transaction as an account. */
export interface TransactionItems {
  /** Mails that the change enqueues; one that is enqueued already stays as it is. */
  mails?: OutboxMail[]
  /** The hash of the code that is used up by it. */
  usedCode?: string
  /** The hash of the link that is used up by it. */
  usedLink?: string
  /** The address that the account exchanges for another one, both normalised. */
  moved?: { from: string; to: string; now: EpochSeconds }
  linkedGoogle?: string
  unlinkedGoogle?: string
  /** The erasure of everything about the account, due from then on. */
  deletion?: Deletion
  /** When the directory of people must look again, since the change is one of a name, of an address or of who is there. */
  relistedAt?: EpochSeconds
}

export function transactionWrites(TableName: string, accountId: string, items: TransactionItems): Write[] {
  const { mails = [], usedCode, usedLink, moved, linkedGoogle, unlinkedGoogle, deletion, relistedAt } = items
  const add = (Item: Row, holds: Condition = IS_NEW): Write => ({ Put: { TableName, Item, ...holds } })
  const remove = (Key: Row, holds: Condition = {}): Write => ({ Delete: { TableName, Key, ...holds } })
  const isMine = { ConditionExpression: 'accountId = :me', ExpressionAttributeValues: { ':me': accountId } }
  return [
    ...mails.map((mail) => add(mailRow(mail))),
    ...(deletion ? [{ Update: { TableName, ...deletionUpdate(deletion) } }] : []),
    ...(relistedAt ? [{ Update: lookAgain(TableName, accountId, relistedAt) }] : []),
    ...(usedCode ? [remove(keys.oneTimeCode(accountId), isCode(usedCode))] : []),
    ...(usedLink ? [remove(keys.link(usedLink), IS_THERE), remove(keys.sentLink(accountId, usedLink))] : []),
    ...(moved
      ? [
          add({ ...keys.emailOwner(moved.to), accountId }, isFree(moved.now)),
          remove(keys.emailOwner(moved.from), isMine),
        ]
      : []),
    ...(linkedGoogle ? [add({ ...keys.googleOwner(linkedGoogle), accountId })] : []),
    ...(unlinkedGoogle ? [remove(keys.googleOwner(unlinkedGoogle), isMine)] : []),
  ]
}

type Row = Record<string, unknown>

interface Condition {
  ConditionExpression?: string
  ExpressionAttributeValues?: Row
}

const IS_NEW = { ConditionExpression: 'attribute_not_exists(pk)' }
const IS_THERE = { ConditionExpression: 'attribute_exists(pk)' }

const isCode = (hash: string): Condition => ({
  ConditionExpression: 'codeHash = :hash',
  ExpressionAttributeValues: { ':hash': hash },
})

/** An interrupted registration leaves a claim, which the table may delete only days after it has expired. */
const isFree = (now: EpochSeconds): Condition => ({
  ConditionExpression: 'attribute_not_exists(pk) OR claimedUntil <= :now',
  ExpressionAttributeValues: { ':now': now },
})
