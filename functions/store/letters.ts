import { GetCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { DAY, type EpochSeconds } from '../../shared/domain/time.ts'
import { KeptLetter } from '../domain/letter/KeptLetter.ts'
import { dueAttributes, dueIndex } from './dueIndex.ts'
import { idIn, keys } from './keys.ts'
import { mailRow, type OutboxMail } from './outbox.ts'
import { readRow } from './readRow.ts'
import { guardedUpdate, type Table, wrote } from './table.ts'

const LETTER = 'LETTER'
/** A week, and the hours by which zones differ. */
const AHEAD = 9 * DAY

/** What this release cannot read sends nothing. */
const LETTER_ROW = {
  schema: KeptLetter,
  otherwise: z.extend(KeptLetter, { frequency: z.catch(KeptLetter.shape.frequency, 'off') }),
}

interface Enqueuing {
  seen: KeptLetter
  next: KeptLetter
  mail: OutboxMail
}

/** Who gets the reading by email, one row a person. */
export function letterStore(table: Table) {
  const { client, name: TableName, warn } = table

  return {
    async find(accountId: string): Promise<KeptLetter | undefined> {
      const Key = keys.letter(accountId)
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }))
      return Item && readRow({ warn }, LETTER_ROW, Item)
    },

    /** Writes the next version; false when somebody else wrote first. */
    replace: (accountId: string, seen: KeptLetter | undefined, next: KeptLetter): Promise<boolean> =>
      wrote(client.send(new UpdateCommand({ TableName, ...letterUpdate(accountId, seen, next) }))),

    /** The same together with a letter's mail, or not at all; false also where the mail is there already. */
    enqueue: (accountId: string, { seen, next, mail }: Enqueuing): Promise<boolean> =>
      wrote(
        client.send(
          new TransactWriteCommand({
            TransactItems: [
              { Update: { TableName, ...letterUpdate(accountId, seen, next) } },
              { Put: { TableName, Item: mailRow(mail), ConditionExpression: 'attribute_not_exists(pk)' } },
            ],
          }),
        ),
      ),

    /** The ids of the accounts whose letter is due. */
    listDue: async (now: EpochSeconds): Promise<string[]> =>
      (await dueIndex(table).list({ kind: LETTER, ahead: AHEAD, now })).map(idIn.account),
  }
}
export type LetterStore = ReturnType<typeof letterStore>

function letterUpdate(accountId: string, seen: KeptLetter | undefined, next: KeptLetter) {
  const { lastDate, dueAt, ...others } = next
  const due = dueAt === undefined ? NOT_DUE : dueAttributes({ kind: LETTER, id: accountId, at: dueAt })
  return guardedUpdate(keys.letter(accountId), seen, { ...others, ...due, lastDate, dueAt })
}

const NOT_DUE = { duePk: undefined, dueSk: undefined }
