import { PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { AnswerFeedback, Citation, ReplySource } from '../../shared/domain/chat.ts'
import { after, DAY, EpochSeconds } from '../../shared/domain/time.ts'
import { type Exchange, exchangeId, instantOf } from '../domain/chat/exchange.ts'
import { keys } from './keys.ts'
import { readRow } from './readRow.ts'
import { type Table, unlessLost, wrote } from './table.ts'
import { zip, zipped } from './zip.ts'

const Words = z.object({
  message: z.string(),
  response: z.string(),
  cites: z.array(Citation),
  source: ReplySource,
  suggestions: z.optional(z.array(z.string())),
  startsNew: z.optional(z.boolean()),
})
export const ExchangeRow = z.object({
  at: EpochSeconds,
  words: zipped(Words),
  idempotencyKey: z.optional(z.string()),
  feedback: z.optional(AnswerFeedback),
})

export const exchangeOf = ({ at, words, idempotencyKey, feedback }: z.infer<typeof ExchangeRow>): Exchange => ({
  at,
  ...words,
  ...(idempotencyKey !== undefined && { idempotencyKey }),
  ...(feedback && { feedback }),
})

/** Twenty-four months, as the privacy page says. */
const KEPT = 730 * DAY

interface Page {
  /** The id of the exchange that the page ends before. */
  before?: string | undefined
  limit: number
}

interface Rated {
  before: AnswerFeedback | undefined
}

export const chatStore = ({ client, name: TableName, warn }: Table) => ({
  /** A person's exchanges, newest first. */
  async list(accountId: string, { before, limit }: Page): Promise<Exchange[]> {
    const { pk, sk } = keys.chat(accountId, '')
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
        // An id is the second after its prefix: one less than the cursor's is the last one before it.
        ExpressionAttributeValues: {
          ':pk': pk,
          ':first': sk,
          ':last': before ? keys.chat(accountId, lastBefore(before)).sk : `${sk}~`,
        },
        ScanIndexForward: false,
        // An answer that was just given must be found when its message is sent again.
        ConsistentRead: true,
        Limit: limit,
      }),
    )
    return Items.map((item) => readRow({ warn }, { schema: ExchangeRow }, item))
      .filter((row) => row !== undefined)
      .map(exchangeOf)
  },

  /** Adds an exchange; false when its second has one already. */
  add(accountId: string, { at, idempotencyKey, feedback: _, ...words }: Exchange): Promise<boolean> {
    const row = { at, words: zip(words), ttl: after(at, KEPT), ...(idempotencyKey !== undefined && { idempotencyKey }) }
    const Item = { ...keys.chat(accountId, exchangeId(at)), ...row }
    return wrote(client.send(new PutCommand({ TableName, Item, ...isNewOrOwn(row) })))
  },

  /**
   * Keeps what the person thinks of an answer, or takes it back, and returns what they thought before. Undefined when there
   * is no such exchange: an account that is being erased gets no row back.
   */
  async rate(accountId: string, id: string, feedback: AnswerFeedback | undefined): Promise<Rated | undefined> {
    const update = new UpdateCommand({
      TableName,
      Key: keys.chat(accountId, id),
      ...(feedback
        ? { UpdateExpression: 'SET feedback = :feedback', ExpressionAttributeValues: { ':feedback': feedback } }
        : { UpdateExpression: 'REMOVE feedback' }),
      ConditionExpression: IS_THERE,
      ReturnValues: 'ALL_OLD',
    })
    const rated = await unlessLost(client.send(update))
    return rated && { before: z.optional(AnswerFeedback).parse(rated.Attributes?.feedback) }
  },
})
export type ChatStore = ReturnType<typeof chatStore>

/** The caller's own exchange is there when the first answer was lost and the client asked again. */
const isNewOrOwn = ({ words, idempotencyKey }: { words: Uint8Array; idempotencyKey?: string }) =>
  idempotencyKey === undefined
    ? { ConditionExpression: IS_NEW }
    : {
        ConditionExpression: `${IS_NEW} OR (words = :words AND idempotencyKey = :key)`,
        ExpressionAttributeValues: { ':words': words, ':key': idempotencyKey },
      }

const [IS_NEW, IS_THERE] = ['attribute_not_exists(pk)', 'attribute_exists(pk)']

const lastBefore = (id: string): string => exchangeId(after(instantOf(id), -1))
