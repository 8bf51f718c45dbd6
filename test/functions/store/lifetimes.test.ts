import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import { castChart } from '../../../functions/domain/chart/natalChart.ts'
import { exchangeId } from '../../../functions/domain/chat/exchange.ts'
import { accountStore } from '../../../functions/store/accounts.ts'
import { adminSessionStore } from '../../../functions/store/adminSessions.ts'
import { auditLogStore } from '../../../functions/store/auditLog.ts'
import { chartStore } from '../../../functions/store/charts.ts'
import { chatQuotaStore } from '../../../functions/store/chatQuotas.ts'
import { chatStore } from '../../../functions/store/chats.ts'
import { directoryStore } from '../../../functions/store/directory.ts'
import { erasureStore } from '../../../functions/store/erasure.ts'
import { googleStore } from '../../../functions/store/google.ts'
import { limitStore } from '../../../functions/store/limits.ts'
import { modelSpendStore } from '../../../functions/store/modelSpend.ts'
import { outboxStore } from '../../../functions/store/outbox.ts'
import { readingStore } from '../../../functions/store/readings.ts'
import { reportStore } from '../../../functions/store/reports.ts'
import { sessionStore } from '../../../functions/store/sessions.ts'
import { suppressionStore } from '../../../functions/store/suppressions.ts'
import type { Table } from '../../../functions/store/table.ts'
import { verificationStore } from '../../../functions/store/verification.ts'
import { writingClaimStore } from '../../../functions/store/writingClaims.ts'
import { DAY, HOUR, MINUTE } from '../../../shared/domain/time.ts'
import { aBirth } from '../../makers/aBirth.ts'
import { aMail } from '../../makers/aMail.ts'
import { anAccount } from '../../makers/anAccount.ts'
import { anAdminSession } from '../../makers/anAdminSession.ts'
import { anAuditRecord } from '../../makers/anAuditRecord.ts'
import { anExchange } from '../../makers/anExchange.ts'
import { aReport } from '../../makers/aReport.ts'
import { aSession } from '../../makers/aSession.ts'
import { later, NOW } from '../../makers/later.ts'
import { emptyTables } from './describeStores.ts'

const table = emptyTables()
const id = 'usr_jane'
const NOON = 12 * HOUR

/** How long after NOW each row may be deleted, by the beginnings of its keys. */
async function lifetimes(): Promise<Record<string, number | 'stays'>> {
  const { Items = [] } = await table().client.send(new ScanCommand({ TableName: table().name }))
  const nameOf = ({ pk, sk }: Record<string, unknown>) => (pk === sk ? pk : `${pk} ${sk}`) as string
  return Object.fromEntries(Items.map((row) => [nameOf(row), row.ttl === undefined ? 'stays' : row.ttl - NOW]))
}

type Write = (table: Table) => Promise<unknown>
const rows: [string, Write, Record<string, number | 'stays'>][] = [
  [
    'a code is kept a day after it died, a link a week',
    async (to) => {
      const { keepCode, keepLink } = verificationStore(to)
      await keepCode(id, { codeHash: 'h', email: 'jane@example.com', expiresAt: later(600) })
      await keepLink('link', { purpose: 'verify', accountId: id, fingerprint: 'f', expiresAt: later(DAY) })
    },
    { 'USER#usr_jane OTP': 600 + DAY, 'LINK#link': 8 * DAY, 'USER#usr_jane SENTLINK#link': 8 * DAY },
  ],
  [
    'what a trip to Google leaves goes when it is over',
    async (to) => {
      const { keepVerifier, keepDraft } = googleStore(to)
      await keepVerifier({ hash: 'trip', value: 'v', now: NOW, seconds: 10 * MINUTE })
      await keepDraft({ hash: 'draft', value: {}, now: NOW, seconds: 30 * MINUTE })
    },
    { 'OAUTH#trip': 10 * MINUTE, 'DRAFT#draft': 30 * MINUTE },
  ],
  [
    'counts are kept for two windows, a hold as long as it lasts',
    async (to) => {
      const limits = limitStore(to)
      await limits.count({ key: 'a', seconds: HOUR, now: NOW })
      await limits.countOnce({ key: 'a', id: 'one', seconds: MINUTE, now: NOW })
      await limits.replaceAttempts('b', undefined, { made: 1, endsAt: later(15 * MINUTE), seconds: 15 * MINUTE })
      await limits.hold('c', { now: NOW, seconds: MINUTE })
    },
    {
      'LIMIT#a 3600': 2 * HOUR,
      'LIMIT#a IDS#60': 2 * MINUTE,
      'LIMIT#b ATTEMPTS': 30 * MINUTE,
      'LIMIT#c HOLD': MINUTE,
    },
  ],
  [
    'a day is kept for twelve months, a chart as long as the account',
    async (to) => {
      await readingStore(to).openDay(id, { date: '2026-11-21', streak: 1, zone: 'UTC', zoneSince: NOW })
      await chartStore(to).keep(id, 'hash', castChart(aBirth()))
    },
    { 'USER#usr_jane READING#2026-11-21': 366 * DAY - NOON, 'USER#usr_jane CHART': 'stays' },
  ],
  [
    'an exchange of the chat is kept for twenty-four months, its month’s count for two, and the model’s for forty days',
    async (to) => {
      await chatStore(to).add(id, anExchange())
      await chatQuotaStore(to).open(id, { month: '2026-11', limit: 9, now: NOW })
      await modelSpendStore(to).reserve({ cost: 1, dailyBudget: 9, now: NOW })
    },
    {
      [`USER#usr_jane CHAT#${exchangeId(NOW)}`]: 730 * DAY,
      'USER#usr_jane QUOTA#2026-11': 62 * DAY,
      'MODEL#2026-11-21': 40 * DAY,
    },
  ],
  [
    'a report is kept as long as the account, and what stops a double click two days',
    (to) => reportStore(to).add(id, { report: aReport({ id: '1-a' }), claim: 'h', now: NOW }),
    { 'USER#usr_jane REPORT#1-a': 'stays', 'USER#usr_jane REPORTCLAIM#h': 2 * DAY },
  ],
  [
    'who may write a day is remembered for three days',
    (to) => writingClaimStore(to).take(id, { date: '2026-11-21', until: NOW }),
    { 'USER#usr_jane WRITING#2026-11-21': 3 * DAY },
  ],
  [
    'a session goes after a week without use',
    (to) => sessionStore(to).open(aSession({ tokenHash: 'token' })),
    { 'SESSION#token': 7 * DAY, 'USER#usr_jane DEVICE#token': 30 * DAY },
  ],
  [
    'a session that is used goes later, and never after its month',
    async (to) => {
      const sessions = sessionStore(to)
      for (const [tokenHash, use] of [['early', DAY] as const, ['late', 29 * DAY] as const]) {
        const session = aSession({ tokenHash })
        await sessions.open(session)
        await sessions.slide(session, later(use))
      }
    },
    {
      'SESSION#early': 8 * DAY,
      'SESSION#late': 30 * DAY,
      'USER#usr_jane DEVICE#early': 30 * DAY,
      'USER#usr_jane DEVICE#late': 30 * DAY,
    },
  ],
  [
    'an address is claimed for its moment, and owned for good',
    async (to) => {
      const accounts = accountStore(to)
      await accounts.claimEmail({ email: 'john@example.com', claim: 'c', until: later(30), now: NOW })
      await accounts.claimEmail({ email: 'jane@example.com', claim: 'c', until: later(30), now: NOW })
      await accounts.create(anAccount(), { email: 'jane@example.com', claim: 'c' }, {})
    },
    {
      'EMAIL#john@example.com OWNER': 30,
      'EMAIL#jane@example.com OWNER': 'stays',
      'USER#usr_jane PROFILE': 'stays',
      'USER#usr_jane DIRECTORY': 'stays',
    },
  ],
  [
    'an admin session goes after half an hour without use, and never after its four hours',
    async (to) => {
      const sessions = adminSessionStore(to)
      await sessions.open(anAdminSession({ tokenHash: 'idle' }))
      const used = anAdminSession({ tokenHash: 'used', createdAt: later(-4 * HOUR + 10 * MINUTE) })
      await sessions.open(used)
      await sessions.slide(used, NOW)
    },
    { 'ADMIN#idle': 30 * MINUTE, 'ADMIN#used': 10 * MINUTE },
  ],
  [
    'what an operator has done, and was about to do, is kept for four hundred days',
    async (to) => {
      await auditLogStore(to).append(anAuditRecord(NOW, { id: 'one', result: 'STARTED' }))
      await auditLogStore(to).append(anAuditRecord(NOW, { id: 'one' }))
    },
    { 'AUDIT#202611 one#STARTED': 400 * DAY, 'AUDIT#202611 one#OUTCOME': 400 * DAY },
  ],
  [
    'an address that takes no mail is known for two years',
    (to) => suppressionStore(to).suppress('hash', NOW),
    { 'SUPPRESSED#hash': 730 * DAY },
  ],
  [
    'what says that an account was there goes after two years, and its last mail stays until it is sent',
    async (to) => {
      const account = anAccount()
      await accountStore(to).claimEmail({ email: account.email, claim: 'claim', until: later(30), now: NOW })
      await accountStore(to).create(account, { email: account.email, claim: 'claim' }, {})
      await directoryStore(to).remove(account.id, (await directoryStore(to).find(account.id))!, [])
      await erasureStore(to).eraseAccount({
        account,
        email: account.email,
        tombstone: 'hash',
        deletionEmail: aMail({ id: 'usr_jane/end' }),
        now: NOW,
      })
      await erasureStore(to).forgetDeletion(account.id)
    },
    { 'TOMBSTONE#hash': 730 * DAY, 'USER#usr_jane SENDMAIL#end': 'stays' },
  ],
]

test.each(rows)('%s', async (_, write, kept) => {
  await write(table())

  expect(await lifetimes()).toEqual(kept)
})

describe('the note about a mail', () => {
  test.each(['sent', 'dropped', 'dead'] as const)('that is %s goes after thirty days', async (outcome) => {
    const outbox = outboxStore(table())
    const { email } = anAccount()
    await accountStore(table()).claimEmail({ email, claim: 'claim', until: later(30), now: NOW })
    await accountStore(table()).create(anAccount(), { email, claim: 'claim' }, { mails: [aMail()] })
    await outbox.claim(aMail().id, NOW)

    await outbox.finish(aMail({ attempts: 1 }), { now: NOW, outcome })

    expect(await lifetimes()).toMatchObject({ 'USER#usr_jane SENDMAIL#verify-register': 30 * DAY })
  })
})
