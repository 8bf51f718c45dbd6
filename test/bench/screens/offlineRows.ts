import type { Page } from 'playwright-core'
import { median, type Row } from '../row.ts'
import type { Size } from '../size.ts'
import { timeOf } from '../timeOf.ts'
import { openView } from './openView.ts'
import type { People } from './welcomePeople.ts'

const ROUNDS: Record<Size, number> = { full: 7, once: 1 }
const BUDGET = 1.2

const views = [
  { name: 'dashboard', path: '/dashboard', shows: /Why this reading/ },
  { name: 'chart', path: '/natal-chart#positions', shows: /Planetary Positions/ },
]

/** How long a reload takes to show its reading without a network, beside one with it. Both come back: nothing is new to them. */
export async function offlineRows({ visit }: People, size: Size): Promise<Row[]> {
  const page = await visit('premium')
  for (const view of views) {
    await openView(page, view)
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  }
  const rows: Row[] = []
  for (const { name, ...view } of views) {
    await openView(page, view)
    const online: number[] = []
    const offline: number[] = []
    for (let round = 0; round < ROUNDS[size]; round += 1) {
      online.push(await reload(page, view.shows))
      await page.context().setOffline(true)
      offline.push(await reload(page, view.shows))
      await page.context().setOffline(false)
    }
    rows.push({
      row: `${name}, reload without a network`,
      figure: median(offline),
      unit: 'ms',
      budget: BUDGET * median(online),
      ratio: median(offline) / median(online),
    })
  }
  await page.context().close()
  return rows
}

async function reload(page: Page, shows: RegExp): Promise<number> {
  const time = await timeOf(async () => {
    await page.reload({ waitUntil: 'commit' })
    await page.getByText(shows).first().waitFor()
  })
  await page.waitForLoadState('networkidle')
  return time
}
