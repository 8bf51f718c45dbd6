import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { NatalChart } from '../../shared/domain/chart.ts'
import type { CompatibilityReport } from '../../shared/domain/compatibility.ts'
import { EpochSeconds } from '../../shared/domain/time.ts'
import { Dispute } from '../domain/billing/dispute.ts'
import type { Exchange } from '../domain/chat/exchange.ts'
import type { Note } from '../domain/journal/Note.ts'
import { KeptLetter } from '../domain/letter/KeptLetter.ts'
import { KeptPerson } from '../domain/people/KeptPerson.ts'
import { OwnCalendarRow } from './calendars.ts'
import { ChartRow } from './charts.ts'
import { ExchangeRow, exchangeOf } from './chats.ts'
import { Customer } from './customers.ts'
import { NoteRow, noteOf } from './journal.ts'
import { keys } from './keys.ts'
import { type CompletedMeditation, ProgressRow } from './progress.ts'
import { DayRow, type OpenedDay } from './readings.ts'
import { readRow } from './readRow.ts'
import { ReportRow, reportOf } from './reports.ts'
import type { Table } from './table.ts'
import { type WrittenAhead, WrittenAheadRow } from './writtenAhead.ts'

export interface DataExportPage {
  days: OpenedDay[]
  charts: NatalChart[]
  chats: Exchange[]
  meditations: CompletedMeditation[]
  reports: CompatibilityReport[]
  journal: Note[]
  people: KeptPerson[]
  calendars: { createdAt: EpochSeconds }[]
  letters: KeptLetter[]
  sentReadings: WrittenAhead[]
  customers: Customer[]
  disputes: Dispute[]
  sessions: { createdAt: EpochSeconds }[]
  /** Where the next page begins. */
  next: string | undefined
}

const PAGE = 200
const Device = z.object({ createdAt: EpochSeconds })
const [CHART, DAY, CHAT, PROGRESS, REPORT, NOTE, PERSON, CALENDAR, LETTER, WRITTEN, CUSTOMER, DISPUTE, DEVICE] = [
  keys.chart(''),
  keys.reading('', ''),
  keys.chat('', ''),
  keys.progress('', ''),
  keys.report('', ''),
  keys.note('', ''),
  keys.person('', ''),
  keys.ownCalendar('', ''),
  keys.letter(''),
  keys.writtenAhead(''),
  keys.customer(''),
  keys.dispute('', ''),
  keys.device('', ''),
].map(({ sk }) => sk)

export const dataExportStore = ({ client, name, warn }: Table) => ({
  /** What a person has made, a page at a time, in the order of the table. */
  async list(accountId: string, after: string | undefined): Promise<DataExportPage> {
    const { pk } = keys.profile(accountId)
    const { Items = [], LastEvaluatedKey } = await client.send(
      new QueryCommand({
        TableName: name,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': pk },
        ExclusiveStartKey: after === undefined ? undefined : { pk, sk: after },
        Limit: PAGE,
      }),
    )
    // A row of another shape, from another edition, must not hide all the others.
    const rowsOf = <S extends z.ZodMiniType>(prefix: string | undefined, schema: S) =>
      Items.filter((item) => String(item.sk).startsWith(prefix!))
        .map((item) => readRow({ warn }, { schema }, item))
        .filter((row) => row !== undefined)
    return {
      days: rowsOf(DAY, DayRow),
      charts: rowsOf(CHART, ChartRow).map(({ chart }) => chart),
      chats: rowsOf(CHAT, ExchangeRow).map(exchangeOf),
      meditations: rowsOf(PROGRESS, ProgressRow),
      reports: rowsOf(REPORT, ReportRow).map(reportOf),
      journal: rowsOf(NOTE, NoteRow).map(noteOf),
      people: rowsOf(PERSON, KeptPerson),
      calendars: rowsOf(CALENDAR, OwnCalendarRow),
      letters: rowsOf(LETTER, KeptLetter),
      sentReadings: rowsOf(WRITTEN, WrittenAheadRow),
      customers: rowsOf(CUSTOMER, Customer),
      disputes: rowsOf(DISPUTE, Dispute),
      sessions: rowsOf(DEVICE, Device),
      next: LastEvaluatedKey && String(LastEvaluatedKey.sk),
    }
  },
})
export type DataExportStore = ReturnType<typeof dataExportStore>
