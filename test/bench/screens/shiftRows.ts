import { setTimeout as pass } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { addUpShifts, DESKTOP, PHONE, shiftOf } from '../../e2e/openBrowser.ts'
import type { Row } from '../row.ts'
import type { Size } from '../size.ts'
import { openView, type View } from './openView.ts'
import { settle } from './settle.ts'
import type { People } from './welcomePeople.ts'

interface Late extends View {
  prepare?(page: Page): Promise<void>
}

const VIEWPORTS = { full: [PHONE, DESKTOP], once: [PHONE] } as const satisfies Record<Size, unknown>

/** How far things move by themselves on each screen while its data come late: the worse of a phone and a desk. */
export async function shiftRows({ visit, verification }: People, size: Size): Promise<Row[]> {
  const rows: Row[] = []
  for (const view of [...views, { ...opening, path: verification }]) {
    const shifts: number[] = []
    for (const viewport of VIEWPORTS[size]) shifts.push(await watch(await visit(view.visitor, { viewport }), view))
    rows.push({ row: `layout shift, ${view.name}`, figure: Math.max(...shifts), unit: 'shift', budget: 0 })
  }
  return rows
}

const LATE_MS = 300

async function watch(page: Page, { prepare, ...view }: Late): Promise<number> {
  await page.addInitScript({ content: addUpShifts })
  await page.route('**/api/**', async (route) => {
    await pass(LATE_MS)
    await route.fallback()
  })
  await prepare?.(page)
  await openView(page, view)
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

const views: Late[] = [
  { name: 'landing', path: '/', visitor: 'anonymous', shows: /Get Started - Free Trial/ },
  { name: 'onboarding', path: '/onboarding?step=1', visitor: 'anonymous', shows: /Step 1 of 7/ },
  { name: 'dashboard', path: '/dashboard', visitor: 'free', shows: /Why this reading/ },
  { name: 'dashboard with access', path: '/dashboard', visitor: 'premium', shows: /Why this reading/ },
  { name: 'natal chart', path: '/natal-chart', visitor: 'premium', shows: /Your Big Three/ },
  { name: 'natal chart, locked', path: '/natal-chart', visitor: 'free', shows: /See your complete natal chart/ },
  { name: 'settings', path: '/settings', visitor: 'free', shows: /Delete Account/ },
  {
    name: 'changing a temporary password',
    path: '/dashboard',
    visitor: 'free',
    shows: /Choose a new password/,
    prepare: demandChange,
  },
  { name: 'terms', path: '/terms', visitor: 'anonymous', shows: /Terms of Service/ },
  { name: 'no such screen', path: '/nowhere', visitor: 'anonymous', shows: /404 Page Not Found/ },
]

/** Last, since a person who has followed the link is not reminded of it any more. */
const opening = { name: 'verifying an address', visitor: 'free', shows: /Go to Dashboard/ } as const
