import { GetCommand, QueryCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { CompatibilityReport, CompatibilityText } from '../../shared/domain/compatibility.ts'
import { after, DAY, type EpochSeconds } from '../../shared/domain/time.ts'
import { keys } from './keys.ts'
import { readRow } from './readRow.ts'
import { type Table, unlessLost, wrote } from './table.ts'
import { zip, zipped } from './zip.ts'

/** `claim` names what the report was made from and on which day, so that a double click makes one. */
export const ReportRow = z.extend(CompatibilityReport, { report: zipped(CompatibilityText), claim: z.string() })

/** The report as its person sees it. */
export const reportOf = ({ claim: _, ...report }: z.output<typeof ReportRow>): CompatibilityReport => report

interface Addition {
  report: CompatibilityReport
  claim: string
  now: EpochSeconds
}

interface Page {
  /** The id of the report that the page begins after. */
  before?: string | undefined
  limit: number
}

/** Longer than the day that a claim is for. */
const CLAIM_KEPT = 2 * DAY
const isNew = { ConditionExpression: 'attribute_not_exists(pk)' }

export function reportStore({ client, name, warn }: Table) {
  async function get(Key: object): Promise<Record<string, unknown> | undefined> {
    return (await client.send(new GetCommand({ TableName: name, Key: { ...Key }, ConsistentRead: true }))).Item
  }

  const transact = (TransactItems: object[]): Promise<boolean> =>
    wrote(client.send(new TransactWriteCommand({ TransactItems })))

  const parse = (row: unknown): CompatibilityReport | undefined => {
    const read = row === undefined ? undefined : readRow({ warn }, { schema: ReportRow }, row)
    return read && reportOf(read)
  }

  return {
    /** Newest first. A row of another release is left out, and listed again by that release. */
    async list(accountId: string, { before, limit }: Page): Promise<CompatibilityReport[]> {
      const { pk, sk } = keys.report(accountId, '')
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName: name,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
          ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
          ExclusiveStartKey: before === undefined ? undefined : keys.report(accountId, before),
          ScanIndexForward: false,
          Limit: limit,
        }),
      )
      return Items.map(parse).filter((report) => report !== undefined)
    },

    async findClaimed(accountId: string, claim: string): Promise<CompatibilityReport | undefined> {
      const claimed = await get(keys.reportClaim(accountId, claim))
      return claimed && parse(await get(keys.report(accountId, String(claimed.reportId))))
    },

    /** Whether the report was added: not when its claim was taken, since another request was first. */
    add: (accountId: string, { report, claim, now }: Addition): Promise<boolean> =>
      transact([
        {
          Put: {
            TableName: name,
            Item: { ...keys.report(accountId, report.id), ...report, report: zip(report.report), claim },
            ...isNew,
          },
        },
        {
          Put: {
            TableName: name,
            Item: { ...keys.reportClaim(accountId, claim), reportId: report.id, ttl: after(now, CLAIM_KEPT) },
            ...isNew,
          },
        },
      ]),

    /** The report under its new name, or under none; undefined when there is no such report. */
    async rename(accountId: string, id: string, partnerName: string | null): Promise<CompatibilityReport | undefined> {
      const renamed = await unlessLost(
        client.send(
          new UpdateCommand({
            TableName: name,
            Key: keys.report(accountId, id),
            UpdateExpression: partnerName === null ? 'REMOVE partnerName' : 'SET partnerName = :partnerName',
            ConditionExpression: 'attribute_exists(pk)',
            ...(partnerName !== null && { ExpressionAttributeValues: { ':partnerName': partnerName } }),
            ReturnValues: 'ALL_NEW',
          }),
        ),
      )
      return parse(renamed?.Attributes)
    },

    /** Whether there was such a report. Its claim goes with it, so that it can be made again the same day. */
    async remove(accountId: string, id: string): Promise<boolean> {
      const Key = keys.report(accountId, id)
      const row = await get(Key)
      if (!row) return false
      return transact([
        { Delete: { TableName: name, Key, ConditionExpression: 'attribute_exists(pk)' } },
        { Delete: { TableName: name, Key: keys.reportClaim(accountId, String(row.claim)) } },
      ])
    },
  }
}
export type ReportStore = ReturnType<typeof reportStore>
