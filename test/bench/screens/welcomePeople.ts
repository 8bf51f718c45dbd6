import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { localConsole } from '../../e2e/localConsole.ts'
import { PHONE } from '../../e2e/openBrowser.ts'
import { BLANK, becomeMember } from '../../e2e/person.ts'

export type Person = 'stranger' | 'free' | 'premium'

export interface People {
  /** A browser that was never here, of a phone's size and signed in as one of them. */
  visit(person: Person, options?: BrowserContextOptions): Promise<Page>
  /** The address that opens from the mail after the registration. */
  verification: string
}

/** Ends what hangs; a phone is slow already, and the machine may be busy. */
export const PATIENCE_MS = 300_000

/** Two members who have answered everything, one of them with access. */
export async function welcomePeople(browser: Browser, url: string): Promise<People> {
  const { grant, mailTo } = localConsole(() => url)

  async function open(options: BrowserContextOptions): Promise<Page> {
    const context = await browser.newContext({ baseURL: url, viewport: PHONE, ...options })
    context.setDefaultTimeout(PATIENCE_MS)
    return context.newPage()
  }

  async function join(days: number) {
    const page = await open({})
    await page.goto(BLANK)
    const email = await becomeMember(page)
    if (days > 0) await grant(email, days)
    const storageState = await page.context().storageState()
    await page.context().close()
    return { email, storageState }
  }

  const free = await join(0)
  const premium = await join(7)
  const [verification = ''] = /\/verify-email\?token=[\w-]+/.exec((await mailTo(free.email)).text) ?? []
  const states = { stranger: {}, free, premium }
  return {
    visit: (person, options) => {
      const { storageState } = { storageState: undefined, ...states[person] }
      return open({ ...(storageState && { storageState }), ...options })
    },
    verification,
  }
}
