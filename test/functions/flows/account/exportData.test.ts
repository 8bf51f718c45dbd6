import { expect, test } from 'vitest'
import { profileOf } from '../../../../functions/domain/account/account.ts'
import { castChart } from '../../../../functions/domain/chart/natalChart.ts'
import { exportData } from '../../../../functions/flows/account/exportData.ts'
import type { DataExportStore } from '../../../../functions/store/dataExport.ts'
import { aBirth } from '../../../makers/aBirth.ts'
import { aDispute } from '../../../makers/aDispute.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { aReading } from '../../../makers/aReading.ts'
import { later, NOW } from '../../../makers/later.ts'

const standing = { status: 'free', trialEndsAt: null, subscriptionEndsAt: null } as const
const asked = { account: anAccount(), standing, now: NOW }

/** Pages by the key that they begin after. */
const aStore = (pages: Record<string, string | undefined>): DataExportStore => ({
  list: async (_, after = '') => ({
    days: [{ date: after || 'first', streak: 1, zone: 'UTC', zoneSince: NOW }],
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
    next: pages[after],
  }),
})

test('every page after the first begins where the one before ended', async () => {
  const dataExport = aStore({ '': 'READING#2026-01-01', 'READING#2026-01-01': 'READING#2026-07-01' })

  const seen: string[] = []
  let after: string | undefined
  do {
    const page = await exportData({ dataExport }, { ...asked, after })
    seen.push(...page.days.map(({ date }) => date))
    after = page.next ?? undefined
  } while (after !== undefined)

  expect(seen).toEqual(['first', 'READING#2026-01-01', 'READING#2026-07-01'])
})

test.each(['', 'reading', 'READING#\n', 'READING#ü'])('a cursor that says %j is refused', async (sk) => {
  const after = Buffer.from(sk).toString('base64url')

  await expect(exportData({ dataExport: aStore({}) }, { ...asked, after })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  })
})

test('a page says when it was made and shows the profile, days, charts and sessions of the person', async () => {
  const day = { streak: 1, zone: 'UTC', zoneSince: NOW }
  const personal = aReading()
  const chart = castChart(aBirth())
  const takenBack = { invoiceId: 'in_1', subscriptionId: 'sub_1', amount: 1299, currency: 'usd', at: NOW }
  const told = {
    amount: 1299,
    currency: 'usd',
    reason: 'fraudulent',
    status: 'needs_response',
    createdAt: '2026-11-21T12:00:00.000Z',
  }
  const list: DataExportStore['list'] = async () => ({
    days: [
      { ...day, date: '2026-01-01' },
      { ...day, date: '2026-01-02', personal },
    ],
    charts: [chart],
    chats: [],
    meditations: [],
    reports: [],
    journal: [],
    calendars: [],
    letters: [],
    sentReadings: [],
    people: [],
    customers: [
      { customerId: 'cus_jane', takenBack },
      { customerId: 'cus_old', trialUsedAt: NOW },
    ],
    disputes: [aDispute(), aDispute({ id: 'du_2', dueBy: null, clearedAt: NOW })],
    sessions: [{ createdAt: NOW }],
    next: undefined,
  })

  const page = await exportData({ dataExport: { list } }, { ...asked, now: later(60), after: undefined })

  expect(page).toEqual({
    exportedAt: '2026-11-21T12:01:00.000Z',
    profile: profileOf(anAccount(), standing, later(60)),
    createdAt: '2026-11-21T12:00:00.000Z',
    days: [
      { date: '2026-01-01', streak: 1, zone: 'UTC', reading: null },
      { date: '2026-01-02', streak: 1, zone: 'UTC', reading: personal },
    ],
    charts: [chart],
    chats: [],
    meditations: [],
    reports: [],
    journal: [],
    calendars: [],
    letters: [],
    sentReadings: [],
    people: [],
    customers: [
      {
        customerId: 'cus_jane',
        trialUsedAt: null,
        takenBack: { invoiceId: 'in_1', amount: 1299, currency: 'usd', at: '2026-11-21T12:00:00.000Z' },
      },
      { customerId: 'cus_old', trialUsedAt: '2026-11-21T12:00:00.000Z', takenBack: null },
    ],
    disputes: [
      { ...told, id: 'du_1', dueBy: '2026-11-30T12:00:00.000Z', clearedAt: null },
      { ...told, id: 'du_2', dueBy: null, clearedAt: '2026-11-21T12:00:00.000Z' },
    ],
    sessions: [{ createdAt: '2026-11-21T12:00:00.000Z' }],
    next: null,
  })
})
