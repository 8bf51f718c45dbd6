import type { Page } from 'playwright-core'
import type { Row } from '../row.ts'
import { openView } from './openView.ts'
import type { People } from './welcomePeople.ts'

/** What the dashboard fetches when somebody comes back to it. What the browser has kept does not count. */
export async function secondVisitRows({ visit }: People): Promise<Row[]> {
  const first = await visit('free')
  await openView(first, dashboard)
  await first.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  const second = await first.context().newPage()
  await first.close()
  const fetched = await noteFetched(second)
  await openView(second, dashboard)
  await second.context().close()

  const bytes = [...fetched.values()].reduce((sum, size) => sum + size, 0)
  return [
    { row: 'dashboard, second visit', figure: fetched.size, unit: 'requests', budget: 3 },
    { row: 'dashboard, second visit, with headers', figure: bytes / 1000, unit: 'KB', budget: 6 },
  ]
}

const dashboard = { path: '/dashboard', shows: /Why this reading/ }

/** Bytes by request, as they came over the network. */
async function noteFetched(page: Page): Promise<Map<string, number>> {
  const fetched = new Map<string, number>()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    // The stand-in for Stripe.js is the local stack's own: no build has it.
    if (/^http(?!.*\/__stripe\/)/.test(request.url)) fetched.set(requestId, 0)
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => fetched.delete(requestId))
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const isStored = response.fromServiceWorker && response.serviceWorkerResponseSource !== 'network'
    if (response.fromDiskCache || isStored) fetched.delete(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (fetched.has(requestId)) fetched.set(requestId, encodedDataLength)
  })
  return fetched
}
