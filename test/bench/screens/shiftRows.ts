import { setTimeout as pass } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { addUpShifts, DESKTOP, PHONE, shiftOf } from '../../e2e/openBrowser.ts'
import type { Row } from '../row.ts'
import { type AuditEntry, openSight } from './openSight.ts'
import { settle } from './settle.ts'
import type { People } from './welcomePeople.ts'

interface Late extends AuditEntry {
  prepare?(page: Page): Promise<void>
}

/** How far things move by themselves on each screen while its data come late: the worse of a phone and a desk. */
export async function shiftRows({ visit, verification }: People): Promise<Row[]> {
  const rows: Row[] = []
  for (const sight of [...sights, { ...opening, path: verification }]) {
    const shifts: number[] = []
    for (const viewport of [PHONE, DESKTOP]) shifts.push(await watch(await visit(sight.record, { viewport }), sight))
    rows.push({ row: `layout shift, ${sight.name}`, figure: Math.max(...shifts), unit: 'shift', budget: 0 })
  }
  return rows
}

const LATE_MS = 300

async function watch(page: Page, { prepare, ...sight }: Late): Promise<number> {
  await page.addInitScript({ content: addUpShifts })
  await page.route('**/api/**', async (route) => {
    await pass(LATE_MS)
    await route.fallback()
  })
  await prepare?.(page)
  await openSight(page, sight)
  await settle(page)
  const shift = Number(await shiftOf(page))
  await page.context().close()
  return shift
}

/** What a temporary password says of its owner; nobody gives one here. */
async function demandChange(page: Page): Promise<void> {
  await page.route('**/api/auth/user', async (route) => {
    await pass(LATE_MS)
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), mustChangePassword: true } })
  })
}

const sights: Late[] = [
  { name: 'landing', path: '/', record: 'stranger', shows: /Get Started - Free Trial/ },
  { name: 'onboarding', path: '/onboarding?step=1', record: 'stranger', shows: /Step 1 of 7/ },
  { name: 'dashboard', path: '/dashboard', record: 'free', shows: /Why this reading/ },
  { name: 'dashboard with access', path: '/dashboard', record: 'premium', shows: /Why this reading/ },
  { name: 'natal chart', path: '/natal-chart', record: 'premium', shows: /What we used/ },
  { name: 'natal chart, locked', path: '/natal-chart', record: 'free', shows: /See your complete natal chart/ },
  { name: 'settings', path: '/settings', record: 'free', shows: /Delete Account/ },
  {
    name: 'changing a temporary password',
    path: '/dashboard',
    record: 'free',
    shows: /Choose a new password/,
    prepare: demandChange,
  },
  { name: 'terms', path: '/terms', record: 'stranger', shows: /Terms of Service/ },
  { name: 'no such screen', path: '/nowhere', record: 'stranger', shows: /404 Page Not Found/ },
]

/** Last, since whoever has followed the link is reminded of it no more. */
const opening = { name: 'verifying an address', record: 'free', shows: /Go to Dashboard/ } as const
