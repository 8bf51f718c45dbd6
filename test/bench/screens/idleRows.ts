import type { Page } from 'playwright-core'
import type { Row } from '../row.ts'
import type { Size } from '../size.ts'
import { openView, type View } from './openView.ts'
import type { People } from './welcomePeople.ts'

interface Watch {
  settledMs: number
  watchedMs: number
}
const WATCHES: Record<Size, Watch> = {
  full: { settledMs: 2_000, watchedMs: 10_000 },
  once: { settledMs: 0, watchedMs: 100 },
}
const BUDGET_PERCENT = 0.5

const views: View[] = [
  { name: 'landing', path: '/', visitor: 'anonymous', shows: /Get Started - Free Trial/ },
  { name: 'dashboard', path: '/dashboard', visitor: 'free', shows: /Why this reading/ },
  { name: 'natal chart', path: '/natal-chart', visitor: 'premium', shows: /Your Big Three/ },
]

/** One that follows the scrolling stands still until somebody scrolls. */
const RUNNING = 'document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length'

/** What a screen that nobody touches still does. */
export async function idleRows({ visit }: People, size: Size): Promise<Row[]> {
  const rows: Row[] = []
  for (const view of views) {
    const page = await visit(view.visitor)
    await openView(page, view)
    const { share, animations } = await watch(page, WATCHES[size])
    await page.context().close()
    rows.push(
      { row: `idle ${view.name}, of a core`, figure: share, unit: '%', budget: BUDGET_PERCENT },
      { row: `idle ${view.name}, animations`, figure: animations, unit: 'animations', budget: 0 },
    )
  }
  return rows
}

async function watch(page: Page, { settledMs, watchedMs }: Watch) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'timeTicks' })
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const figure = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value
    return { at: figure('Timestamp'), busy: figure('TaskDuration') }
  }

  await page.waitForTimeout(settledMs)
  const before = await read()
  await page.waitForTimeout(watchedMs)
  const after = await read()

  return {
    share: (100 * (after.busy - before.busy)) / (after.at - before.at),
    animations: Number(await page.evaluate(RUNNING)),
  }
}
