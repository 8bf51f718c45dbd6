import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { AuditRecord } from '../../shared/domain/admin.ts'
import { after, DAY, type EpochSeconds, secondsOf } from '../../shared/domain/time.ts'
import { auditMonth, instantOfAuditId } from '../domain/admin/auditId.ts'
import { keys, searchKeys } from './keys.ts'
import { readRow } from './readRow.ts'
import { type Table, wrote } from './table.ts'

const KEPT = 400 * DAY

const Row = z.extend(z.omit(AuditRecord, { target: true }), { accountId: AuditRecord.shape.target })

/** The result of a record that was written before the act that it announces. */
const STARTED = 'STARTED'

interface Page {
  /** The id of the record that the page begins before. */
  before?: string | undefined
  limit: number
  now: EpochSeconds
}

/**
 * What operators have done. Rows are only ever added: the functions have no permission to change or delete one, and the
 * intent to act and its outcome are two rows of one id.
 */
export const auditLogStore = ({ client, name, warn }: Table) => {
  const listMonth = async (month: string, { before, limit }: Page): Promise<AuditRecord[]> => {
    const isBefore = before ? ' AND sk < :before' : ''
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: name,
        KeyConditionExpression: `pk = :pk${isBefore}`,
        ExpressionAttributeValues: { ':pk': keys.audit(month, '', STARTED).pk, ...(before && { ':before': before }) },
        ConsistentRead: true,
        ScanIndexForward: false,
        // An act has two rows. One more, so that the last act of the page has both.
        Limit: 2 * limit + 1,
      }),
    )
    const rows = Items.map((row) => readRow({ warn }, { schema: Row }, row)).filter((row) => row !== undefined)
    return rows.map(recordOf)
  }

  /** The outcome of an act, or where none was written the act as it was announced. */
  async function find(id: string): Promise<AuditRecord | undefined> {
    const { pk, sk } = keys.audit(auditMonth(instantOfAuditId(id)!), id, STARTED)
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: name,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :id)',
        ExpressionAttributeValues: { ':pk': pk, ':id': sk.slice(0, -STARTED.length) },
        ConsistentRead: true,
      }),
    )
    const [row] = Items.map((item) => readRow({ warn }, { schema: Row }, item)).filter((each) => each !== undefined)
    return row && recordOf(row)
  }

  return {
    async append({ target, ...record }: AuditRecord): Promise<void> {
      const at = secondsOf(new Date(record.at))
      const Key = keys.audit(auditMonth(at), record.id, record.result === STARTED ? STARTED : 'OUTCOME')
      const put = new PutCommand({
        TableName: name,
        Item: { ...Key, ...record, ...listed({ ...record, target }), accountId: target, ttl: after(at, KEPT) },
        ConditionExpression: 'attribute_not_exists(pk)',
      })
      // Ids are random: a row that is there already is this one, written by an attempt whose answer was lost.
      await wrote(client.send(put))
    },

    /** Newest first. An act whose outcome was never written is listed as started. */
    async list(page: Page): Promise<AuditRecord[]> {
      const records: AuditRecord[] = []
      for (const month of monthsBack(page)) {
        records.push(...lastOfEach(await listMonth(month, page)))
        if (records.length >= page.limit) break
      }
      return records.slice(0, page.limit)
    },

    /** The last acts on an account, newest first: the index names them, and the log has them. */
    async listActsOn(accountId: string, limit: number): Promise<AuditRecord[]> {
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName: name,
          IndexName: 'search',
          KeyConditionExpression: 'searchPk = :pk',
          ExpressionAttributeValues: { ':pk': searchKeys.actsOn(accountId) },
          ScanIndexForward: false,
          Limit: limit,
        }),
      )
      const records = await Promise.all(Items.map(({ searchSk }) => find(String(searchSk))))
      return records.filter((record) => record !== undefined)
    },
  }
}

export type AuditLogStore = ReturnType<typeof auditLogStore>

const recordOf = ({ accountId, ...record }: z.infer<typeof Row>): AuditRecord => ({ ...record, target: accountId })

/** An act is found by whom it is about from the moment at which it is announced. */
const listed = ({ id, target, result }: AuditRecord) =>
  target !== null && result === STARTED ? { searchPk: searchKeys.actsOn(target), searchSk: id } : {}

/** The months that may hold a record of the page, newest first: as many as records are kept, whatever a caller claims. */
function monthsBack({ before, now }: Page): string[] {
  const months = new Set<string>()
  const newest = Math.min(instantOfAuditId(before ?? '') ?? now, now)
  // A step shorter than any month, down to the month of the oldest record.
  for (let at = newest; at > now - KEPT - 31 * DAY; at -= 27 * DAY) months.add(auditMonth(after(now, at - now)))
  return [...months]
}

/** The outcome of an act follows its intent, and takes its place. */
const lastOfEach = (records: AuditRecord[]): AuditRecord[] => [
  ...new Map(records.map((record) => [record.id, record])).values(),
]
