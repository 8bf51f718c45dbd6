import type { Answer, Browser } from './aBrowser.ts'

/** Who the browser says it is when Google asks. */
const SOMEBODY = { given_name: 'Ada', family_name: 'Lovelace', email_verified: 'on' }

/** Sends a guest to Google, answers as somebody there, and tells the address to which Google sends the browser back. */
export async function askGoogle(
  browser: Browser,
  as: Record<string, string>,
  path = '/api/auth/google',
): Promise<string> {
  const { location = '' } = (await browser.ask('GET', path)).headers
  const form = new URLSearchParams([...new URL(location).searchParams, ...Object.entries({ ...SOMEBODY, ...as })])
  const chosen = await fetch(location, { method: 'POST', body: form, redirect: 'manual' })
  const back = new URL(chosen.headers.get('location')!)
  return back.pathname + back.search
}

/** Goes to Google and all the way back. */
export const viaGoogle = async (browser: Browser, as: Record<string, string>, path?: string): Promise<Answer> =>
  browser.ask('GET', await askGoogle(browser, as, path))
