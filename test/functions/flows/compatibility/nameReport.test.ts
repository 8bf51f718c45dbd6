import { expect, test } from 'vitest'
import { nameReport } from '../../../../functions/flows/compatibility/nameReport.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { aReport } from '../../../makers/aReport.ts'
import { NOW } from '../../../makers/later.ts'

const report = aReport()
const anna = { accountId: 'usr_jane', id: report.id, partnerName: 'Anna' }

async function openStores() {
  const stores = fakeStores()
  await stores.reports.add('usr_jane', { report, claim: 'claim', now: NOW })
  return stores
}

test('a report gets a name, another one, and none', async () => {
  const stores = await openStores()

  expect(await nameReport(stores, anna)).toEqual({ ...report, partnerName: 'Anna' })
  expect(await nameReport(stores, { ...anna, partnerName: 'Ben' })).toEqual({ ...report, partnerName: 'Ben' })
  expect(await nameReport(stores, { ...anna, partnerName: null })).toEqual(report)
  expect(await stores.reports.list('usr_jane', { limit: 9 })).toEqual([report])
})

test('a report of somebody else, or one that is gone, is not there', async () => {
  const stores = await openStores()

  await expect(nameReport(stores, { ...anna, accountId: 'usr_john' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(nameReport(stores, { ...anna, id: '000000000001-aaaaaaaa' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await stores.reports.list('usr_jane', { limit: 9 })).toEqual([report])
})
