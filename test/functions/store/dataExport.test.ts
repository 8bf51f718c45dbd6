import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { castChart } from '../../../functions/domain/chart/natalChart.ts'
import { exchangeId } from '../../../functions/domain/chat/exchange.ts'
import { NOTHING_READ } from '../../../functions/domain/reading/Memory.ts'
import { accountStore } from '../../../functions/store/accounts.ts'
import { calendarStore } from '../../../functions/store/calendars.ts'
import { chartStore } from '../../../functions/store/charts.ts'
import { chatStore } from '../../../functions/store/chats.ts'
import { customerStore } from '../../../functions/store/customers.ts'
import { dataExportStore } from '../../../functions/store/dataExport.ts'
import { disputeRow } from '../../../functions/store/disputes.ts'
import { journalStore } from '../../../functions/store/journal.ts'
import { keys } from '../../../functions/store/keys.ts'
import { letterStore } from '../../../functions/store/letters.ts'
import { outboxStore } from '../../../functions/store/outbox.ts'
import { progressStore } from '../../../functions/store/progress.ts'
import { readingStore } from '../../../functions/store/readings.ts'
import { reportStore } from '../../../functions/store/reports.ts'
import { sessionStore } from '../../../functions/store/sessions.ts'
import { writtenAheadStore } from '../../../functions/store/writtenAhead.ts'
import { zip } from '../../../functions/store/zip.ts'
import { aBirth } from '../../makers/aBirth.ts'
import { aDispute } from '../../makers/aDispute.ts'
import { aMail } from '../../makers/aMail.ts'
import { aNote } from '../../makers/aNote.ts'
import { anExchange } from '../../makers/anExchange.ts'
import { aReading } from '../../makers/aReading.ts'
import { aReport } from '../../makers/aReport.ts'
import { aSession } from '../../makers/aSession.ts'
import { later, NOW } from '../../makers/later.ts'
import { addAccount } from './addAccount.ts'
import { emptyTables } from './describeStores.ts'

const table = emptyTables()
const id = 'usr_jane'
const list = (after?: string) => dataExportStore(table()).list(id, after)
const day = { date: '2026-11-21', streak: 1, zone: 'UTC', zoneSince: NOW } as const

test('what a person has made is listed', async () => {
  const chart = castChart(aBirth())
  await chartStore(table()).keep(id, 'hash', chart)
  await readingStore(table()).openDay(id, day)
  const exchange = anExchange({ idempotencyKey: 'a-key-of-mine' })
  await chatStore(table()).add(id, exchange)
  const feedback = { verdict: 'down', reason: 'wrong' } as const
  await chatStore(table()).rate(id, exchangeId(exchange.at), feedback)
  const completed = { meditationId: 'new-moon-seed', completedAt: NOW }
  await progressStore(table()).complete(id, completed)
  const report = aReport({ partnerName: 'Anna' })
  await reportStore(table()).add(id, { report, claim: 'claim', now: NOW })
  const note = aNote({ earlier: [{ text: 'Before', savedAt: later(-60) }] })
  await journalStore(table()).keep(id, note)
  await calendarStore(table()).replace('hash', { accountId: id, createdAt: NOW })
  await writtenAheadStore(table()).keep(id, { date: '2026-11-21', personal: aReading(), memory: NOTHING_READ })
  const letter = { frequency: 'daily', hour: 7, zone: 'UTC', unopened: 0, version: 1 } as const
  await letterStore(table()).replace(id, undefined, letter)
  await addAccount({ accounts: accountStore(table()) })
  await customerStore(table()).keep(id, 'cus_jane')
  await customerStore(table()).noteTrial(id, NOW)
  const takenBack = { invoiceId: 'in_1', subscriptionId: 'sub_1', amount: 1299, currency: 'usd', at: NOW }
  await customerStore(table()).takeBack(id, { customer: { customerId: 'cus_jane' }, takenBack })
  const dispute = { ...aDispute(), clearedAt: later(60) }
  await table().client.send(new PutCommand({ TableName: table().name, Item: disputeRow(id, dispute) }))
  await sessionStore(table()).open(aSession({ accountId: id, createdAt: later(-60) }))

  expect(await list()).toEqual({
    days: [day],
    charts: [chart],
    chats: [{ ...exchange, feedback }],
    meditations: [completed],
    reports: [report],
    journal: [note],
    people: [],
    calendars: [{ createdAt: NOW }],
    letters: [letter],
    sentReadings: [{ date: '2026-11-21', personal: aReading(), memory: NOTHING_READ }],
    customers: [{ customerId: 'cus_jane', trialUsedAt: NOW, takenBack }],
    disputes: [dispute],
    sessions: [{ createdAt: later(-60) }],
    next: undefined,
  })
})

test('mails to a person are not listed, and hide nothing else', async () => {
  await outboxStore(table()).enqueue(aMail())
  await readingStore(table()).openDay(id, day)

  expect(await list()).toEqual({
    days: [day],
    charts: [],
    chats: [],
    meditations: [],
    reports: [],
    journal: [],
    people: [],
    calendars: [],
    letters: [],
    sentReadings: [],
    customers: [],
    disputes: [],
    sessions: [],
    next: undefined,
  })
})

test('a chart and a reading of an edition with another shape do not hide the rest', async () => {
  const old = { ...keys.chart(id), hash: 'old', chart: zip({ edition: 0, planets: [] }) }
  const oldDay = { ...keys.reading(id, '2025-12-01'), ...day, date: '2025-12-01', personal: zip({ text: 'Hello' }) }
  for (const Item of [old, oldDay]) await table().client.send(new PutCommand({ TableName: table().name, Item }))
  await readingStore(table()).openDay(id, day)

  expect(await list()).toMatchObject({ days: [day], charts: [] })
})

test('a history of more than one page is listed to its last day, each day once', async () => {
  const dates = Array.from({ length: 450 }, (_, each) =>
    new Date(Date.UTC(2025, 0, 1 + each)).toISOString().slice(0, 10),
  )
  const rows = dates.map((date) => ({ ...keys.reading(id, date), ...day, date }))
  await Promise.all(rows.map((Item) => table().client.send(new PutCommand({ TableName: table().name, Item }))))

  const first = await list()
  const second = await list(first.next)
  const last = await list(second.next)

  const listed = [first, second, last].map(({ days }) => days.map(({ date }) => date))
  expect(listed.map((page) => page.length)).toEqual([200, 200, 50])
  expect([listed.flat(), last.next]).toEqual([dates, undefined])
})
