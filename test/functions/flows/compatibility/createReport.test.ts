import { beforeEach, expect, test } from 'vitest'
import type { Account } from '../../../../functions/domain/account/account.ts'
import { createReport } from '../../../../functions/flows/compatibility/createReport.ts'
import { deleteReport } from '../../../../functions/flows/compatibility/deleteReport.ts'
import type { ReportStore } from '../../../../functions/store/reports.ts'
import { CompatibilityReport } from '../../../../shared/domain/compatibility.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { fakeReports } from '../../../fakes/fakeReports.ts'
import { aBornAccount, anAccount } from '../../../makers/anAccount.ts'
import { later, NOW } from '../../../makers/later.ts'

let reports: ReportStore
beforeEach(() => {
  reports = fakeReports()
})

interface ReportOptions {
  account?: Account
  partnerBirthDate?: string
  partnerName?: string | null
  now?: typeof NOW
}

const create = ({
  account = aBornAccount(),
  partnerBirthDate = '1992-11-13',
  partnerName,
  now = NOW,
}: ReportOptions = {}) =>
  createReport({ reports }, { account, partnerBirthDate, partnerName, today: '2026-11-21', now })
const listed = () => reports.list('usr_jane', { limit: 50 })

test('a report has the declared shape and is listed', async () => {
  const report = await create()

  expect(CompatibilityReport.parse(report)).toEqual(report)
  expect(report).toMatchObject({ partnerBirthDate: '1992-11-13', report: { zodiac_match: 'Gemini + Scorpio' } })
  expect(await listed()).toEqual([report])
})

test('a double click makes one report, also when both clicks arrive together', async () => {
  const first = await create()
  const second = await create({ now: later(5) })
  const together = await Promise.all([1, 2, 3].map(() => create({ partnerBirthDate: '1980-02-29' })))

  expect(second).toEqual(first)
  expect(new Set(together.map(({ id }) => id)).size).toBe(1)
  expect((await listed()).length).toBe(2)
})

test.each<[string, ReportOptions]>([
  ['the next day', { now: later(DAY) }],
  ['another partner', { partnerBirthDate: '1992-11-14' }],
  ['a corrected birth time', { account: aBornAccount({ birthTime: '21:05' }) }],
])('%s brings a report of its own', async (_, asked) => {
  await create()
  const next = await create(asked)

  expect((await listed()).map(({ id }) => id)[0]).toBe(next.id)
  expect((await listed()).length).toBe(2)
})

test('of several reports of one second the last is listed first', async () => {
  const dates = ['1990-01-01', '1991-01-01', '1992-01-01']
  for (const partnerBirthDate of dates) await create({ partnerBirthDate })

  expect((await listed()).map(({ partnerBirthDate }) => partnerBirthDate)).toEqual(dates.toReversed())
})

test.each([
  ['2026-11-22', 'This date is in the future.'],
  ['2008-11-22', 'Your partner must be 18 or older.'],
  ['1899-12-31', 'The birth year must be 1900 or later.'],
  ['1990-02-30', "This date doesn't exist. Please choose a real one."],
])('a partner date of %s is refused with words', async (partnerBirthDate, message) => {
  await expect(create({ partnerBirthDate })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message,
    details: { fields: { partnerBirthDate: message } },
  })
  expect(await listed()).toEqual([])
})

test('a partner who turns 18 today is old enough, and so is one of 1900', async () => {
  await create({ partnerBirthDate: '2008-11-21' })
  await create({ partnerBirthDate: '1900-01-01' })

  expect((await listed()).length).toBe(2)
})

test('without a birth date of their own nobody gets a report, and with nothing but the date they do', async () => {
  await expect(create({ account: anAccount() })).rejects.toMatchObject({
    code: 'BIRTH_DATA_REQUIRED',
    message: 'Add your own birth date first.',
  })

  const { report } = await create({ account: anAccount({ birthDate: '1993-06-15' }) })
  expect(report.limits.join(' ')).toContain('only the birth date was used')
})

test('a deleted report can be made again the same day, and deleting one that is not there says so', async () => {
  const { id } = await create()

  await deleteReport({ reports }, { accountId: 'usr_jane', id })

  await expect(deleteReport({ reports }, { accountId: 'usr_jane', id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await create()).id).not.toBe(id)
})

test('a name is kept with the report, and changes nothing that the report says', async () => {
  const named = await create({ partnerName: 'Anna' })
  const { report } = await create({ now: later(DAY) })

  expect(named.partnerName).toBe('Anna')
  expect(named.report).toEqual(report)
  expect((await listed()).map(({ partnerName }) => partnerName)).toEqual([undefined, 'Anna'])
})

test.each([[null], [undefined]])('a report made with the name %s has none', async (partnerName) => {
  expect(await create(partnerName === undefined ? {} : { partnerName })).not.toHaveProperty('partnerName')
})

test('who asks again the same day with a name has one report, under the last name that came', async () => {
  const first = await create()
  const named = await create({ partnerName: 'Ana' })
  const corrected = await create({ partnerName: 'Anna' })
  const unnamed = await create()

  expect(named).toEqual({ ...first, partnerName: 'Ana' })
  expect(corrected).toEqual({ ...first, partnerName: 'Anna' })
  expect(unnamed).toEqual(corrected)
  expect(await listed()).toEqual([corrected])
})
