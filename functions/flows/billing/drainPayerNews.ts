import { after, DAY, HOUR, MINUTE } from '../../../shared/domain/time.ts'
import type { Warn } from '../../domain/ports/warn.ts'
import type { CustomerStore } from '../../store/customers.ts'
import type { PayerNewsStore } from '../../store/payerNews.ts'
import type { JobRun } from '../JobRun.ts'
import { type TellPayerNeeds, tellPayer } from './tellPayer.ts'

export interface DrainPayerNewsNeeds extends TellPayerNeeds {
  customers: Pick<CustomerStore, 'find'>
  payerNews: Pick<PayerNewsStore, 'listDue' | 'claim' | 'postpone' | 'finish'>
  warn: Warn
}

/** Waiting times after each attempt. It is never given up: the row goes with the account. */
const WAITS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 6 * HOUR]

/** Tells the payment provider of everybody whose name or address has changed. Whoever never paid is not known there. */
export async function drainPayerNews(needs: DrainPayerNewsNeeds, { now, mayGoOn = () => true }: JobRun) {
  const drained = { told: 0, untold: 0 }
  for (const id of await needs.payerNews.listDue(now)) {
    if (!mayGoOn()) break
    const lease = await needs.payerNews.claim(id, now)
    if (!lease) continue
    try {
      const [accountId = ''] = id.split('/')
      const customer = await needs.customers.find(accountId)
      if (customer) await tellPayer(needs, { accountId, customerId: customer.customerId })
      await needs.payerNews.finish(lease)
      drained.told += 1
    } catch (error) {
      needs.warn('the payment provider was not told of a changed name or address', error)
      await needs.payerNews.postpone(lease, after(now, WAITS[lease.attempts - 1] ?? DAY))
      drained.untold += 1
    }
  }
  return drained
}
