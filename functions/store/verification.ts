import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { CODE_TRIES } from '../../shared/domain/limits.ts'
import { after, DAY, EpochSeconds } from '../../shared/domain/time.ts'
import { keys } from './keys.ts'
import { isLostRace, type Table } from './table.ts'

export type Code = z.infer<typeof Code>
const Code = z.object({ codeHash: z.string(), email: z.string(), expiresAt: EpochSeconds, attempts: z.int() })

export type Link = z.infer<typeof Link>
const Link = z.object({
  purpose: z.enum(['verify', 'reset']),
  accountId: z.string(),
  /** `emailFingerprint` of the address that it was made for, or `resetFingerprint`. */
  fingerprint: z.string(),
  expiresAt: EpochSeconds,
})

/** Codes and links are apart from each other: a scanner that opens the link must not use up the code. */
export const verificationStore = ({ client, name }: Table) => ({
  /** A new code takes the place of the one before, which is dead from then on. */
  async keepCode(accountId: string, code: Omit<Code, 'attempts'>): Promise<void> {
    const Item = { ...keys.oneTimeCode(accountId), ...code, attempts: 0, ttl: after(code.expiresAt, DAY) }
    await client.send(new PutCommand({ TableName: name, Item }))
  },

  /** Spends one try before anything is compared, so that of many guesses at once each costs one. */
  async spendTry(accountId: string, now: EpochSeconds): Promise<Code | undefined> {
    try {
      const { Attributes } = await client.send(
        new UpdateCommand({
          TableName: name,
          Key: keys.oneTimeCode(accountId),
          UpdateExpression: 'ADD attempts :one',
          ConditionExpression: 'attribute_exists(pk) AND expiresAt > :now AND attempts < :tries',
          ExpressionAttributeValues: { ':one': 1, ':now': now, ':tries': CODE_TRIES },
          ReturnValues: 'ALL_NEW',
        }),
      )
      return Code.parse(Attributes)
    } catch (error) {
      if (isLostRace(error)) return undefined
      throw error
    }
  },

  async findCode(accountId: string): Promise<Code | undefined> {
    const { Item } = await client.send(
      new GetCommand({ TableName: name, Key: keys.oneTimeCode(accountId), ConsistentRead: true }),
    )
    return Item && Code.parse(Item)
  },

  /**
   * Links outlive their use by a week, so that an old one can be distinguished from a made-up one. Each is listed under its
   * account, so that an erasure finds it.
   */
  async keepLink(tokenHash: string, link: Link): Promise<void> {
    const ttl = after(link.expiresAt, 7 * DAY)
    await client.send(
      new TransactWriteCommand({
        TransactItems: [
          { Put: { TableName: name, Item: { ...keys.link(tokenHash), ...link, ttl } } },
          { Put: { TableName: name, Item: { ...keys.sentLink(link.accountId, tokenHash), ttl } } },
        ],
      }),
    )
  },

  /** Ends the code and every link that is out, for addresses and passwords. */
  async forget(accountId: string): Promise<void> {
    const sent = keys.sentLink(accountId, '')
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: name,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
        ExpressionAttributeValues: { ':pk': sent.pk, ':sk': sent.sk },
      }),
    )
    const hashes = Items.map(({ sk }) => String(sk).slice(sent.sk.length))
    for (const hash of hashes) {
      const rows = [keys.link(hash), keys.sentLink(accountId, hash)]
      await client.send(
        new TransactWriteCommand({ TransactItems: rows.map((Key) => ({ Delete: { TableName: name, Key } })) }),
      )
    }
    await client.send(new DeleteCommand({ TableName: name, Key: keys.oneTimeCode(accountId) }))
  },

  async findLink(tokenHash: string): Promise<Link | undefined> {
    const { Item } = await client.send(
      new GetCommand({ TableName: name, Key: keys.link(tokenHash), ConsistentRead: true }),
    )
    return Item && Link.parse(Item)
  },
})
export type VerificationStore = ReturnType<typeof verificationStore>
