import { expect, test } from 'vitest'
import { exportData } from '../../../../functions/flows/account/exportData.ts'
import type { DataExportStore } from '../../../../functions/store/dataExport.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { NOW } from '../../../makers/later.ts'

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
