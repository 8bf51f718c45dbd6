import { expect, test } from 'vitest'
import { deleteReport } from '../../../../functions/flows/compatibility/deleteReport.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { aReport } from '../../../makers/aReport.ts'
import { NOW } from '../../../makers/later.ts'

const report = aReport()
const asked = { accountId: 'usr_jane', id: report.id }

test('a report is deleted once, and is not there the second time', async () => {
  const stores = fakeStores()
  await stores.reports.add('usr_jane', { report, claim: 'claim', now: NOW })

  await deleteReport(stores, asked)

  expect(await stores.reports.list('usr_jane', { limit: 9 })).toEqual([])
  await expect(deleteReport(stores, asked)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a report of somebody else is not there', async () => {
  const stores = fakeStores()
  await stores.reports.add('usr_jane', { report, claim: 'claim', now: NOW })

  await expect(deleteReport(stores, { ...asked, accountId: 'usr_john' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await stores.reports.list('usr_jane', { limit: 9 })).toEqual([report])
})
