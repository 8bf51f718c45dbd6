import { invokedFunction } from '../../infra/local/aws/lambdaDouble.ts'
import type { JobName } from '../../infra/stack/jobPermissions.ts'
import type { liveAsMember } from '../bench/memberCalls.ts'
import type { VisitorRequest } from '../stack/aVisitor.ts'
import { aBrowser, type BrowserRequest } from './aBrowser.ts'
import type { Backend } from './openBackend.ts'

/** A visitor of the functions in this process, and as much of the local stack around them as a life as a member takes. */
export function anInProcessVisitor(backend: Backend): Parameters<typeof liveAsMember>[0] {
  const browser = aBrowser(backend)

  const ask = async (method: string, path: string, asked: VisitorRequest = {}) => {
    const { pathname, search, href } = new URL(path, backend.url)
    const [, setupIntentId] = /^\/__local\/stripe\/setup-intents\/(\w+)\/confirm$/.exec(pathname) ?? []
    if (setupIntentId) {
      backend.stripe.confirmSetup({ id: setupIntentId, card: (asked.body as { card: string }).card })
      return { status: 200, headers: {}, text: '', body: undefined }
    }
    if (!pathname.startsWith('/__google')) return answered(method, `${pathname}${search}`, asked)
    // Of Google's pages only the form is sent, which says what it is by itself.
    const form = new URLSearchParams(String(asked.body))
    const page = await fetch(href, { method, body: form, redirect: 'manual' })
    return { status: page.status, headers: Object.fromEntries(page.headers), text: await page.text(), body: undefined }
  }

  /** Jobs that a call has triggered run before its answer, so that mails go out in the order of the calls. */
  async function answered(method: string, url: string, asked: VisitorRequest) {
    const answer = await browser.ask(method, url, asked as BrowserRequest)
    for (const { url: invoked, event } of backend.triggered.splice(0))
      await backend.run(invokedFunction(invoked) as JobName, event as object)
    return answer
  }

  const runJob = async (name: string) => ({ ok: true, result: await backend.run(name as JobName) })
  return {
    visitor: { ask },
    stack: {
      runJob,
      advanceClock: async (seconds) => backend.pass(seconds),
      async mailTo(email) {
        await runJob('sendMail')
        return backend.sentMails().find(({ to }) => to === email)!.text
      },
    },
  }
}
