import type { Page } from 'playwright-core'
import type { SessionUser } from '../../shared/domain/user.ts'
import { settle } from '../bench/screens/settle.ts'
import type { People } from '../bench/screens/welcomePeople.ts'
import { addUpShifts } from '../e2e/openBrowser.ts'
import { fail, holdBack, remember } from './arrangements.ts'
import type { Screen } from './screens.ts'

/** Whether the calls that fill the screen are answered, never answered, or fail. */
export type State = 'ready' | 'loading' | 'failed'

export const statesOf = ({ reads }: Screen): State[] => (reads ? ['ready', 'loading', 'failed'] : ['ready'])

/** The screen as its visitor sees it, in the theme that the browser asks for. */
export async function openScreen({ visit }: People, screen: Screen, state: State): Promise<Page> {
  const page = await visit(screen.visitor)
  await page.addInitScript({ content: addUpShifts + keepWhatPasses })
  await remember('theme', 'system')(page)
  await remember('consent', 'no')(page)
  if (screen.visitor !== 'anonymous') await changeUser(page, { emailVerified: true, ...screen.user })
  if (state === 'loading') await holdBack(screen.reads!)(page)
  if (state === 'failed') await fail(screen.reads!)(page)
  await screen.arrange?.(page)
  await page.goto(screen.path)
  if (state !== 'loading') await page.waitForLoadState('networkidle')
  await settle(page)
  return page
}

/** A toast or a countdown would be over before its last picture. */
const keepWhatPasses = `
  const setRealTimeout = globalThis.setTimeout
  globalThis.setTimeout = (work, ms, ...rest) => (ms === 1000 || ms >= 3000 ? 0 : setRealTimeout(work, ms, ...rest))
`

const USER_CALLS = /\/api\/(auth\/user|user\/profile|home)$/

async function changeUser(page: Page, changes: Partial<SessionUser>): Promise<void> {
  await page.route(USER_CALLS, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { user?: object }
    const json = body.user ? { ...body, user: { ...body.user, ...changes } } : { ...body, ...changes }
    await route.fulfill({ response, json })
  })
}
