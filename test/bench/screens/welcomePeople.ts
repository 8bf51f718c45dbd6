import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { localConsole } from '../../e2e/localConsole.ts'
import { BLANK_PAGE, becomeMember } from '../../e2e/member.ts'
import { PHONE } from '../../e2e/openBrowser.ts'

export type Visitor = 'anonymous' | 'free' | 'premium'

export interface People {
  /** A browser that was never here, of a phone's size and signed in as one of them. */
  visit(visitor: Visitor, options?: BrowserContextOptions): Promise<Page>
  /** The address that opens from the mail after the registration. */
  verification: string
}

/** Long, because the emulated phone is slow and the machine may be busy as well. It only ends what hangs. */
export const TIMEOUT_MS = 300_000

/** Two members who have answered everything, one of them with access. */
export async function welcomePeople(browser: Browser, url: string): Promise<People> {
  const { grant, mailTo } = localConsole(() => url)

  async function open(options: BrowserContextOptions): Promise<Page> {
    const context = await browser.newContext({ baseURL: url, viewport: PHONE, ...options })
    context.setDefaultTimeout(TIMEOUT_MS)
    return context.newPage()
  }

  async function join(days: number) {
    const page = await open({})
    await page.goto(BLANK_PAGE)
    const email = await becomeMember(page)
    if (days > 0) await grant(email, days)
    const storageState = await page.context().storageState()
    await page.context().close()
    return { email, storageState }
  }

  const free = await join(0)
  const premium = await join(7)
  const [verification = ''] = /\/verify-email\?token=[\w-]+/.exec((await mailTo(free.email)).text) ?? []
  const states = { anonymous: {}, free, premium }
  return {
    visit: (visitor, options) => {
      const { storageState } = { storageState: undefined, ...states[visitor] }
      return open({ ...(storageState && { storageState }), ...options })
    },
    verification,
  }
}
