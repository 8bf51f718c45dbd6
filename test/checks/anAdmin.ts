import { aBrowser, type Browser } from './aBrowser.ts'
import { ADMIN_PASSWORD, type Backend } from './openBackend.ts'

/** Signs a browser in to the admin area; without one, a new browser. */
export async function anAdmin(backend: Backend, browser: Browser = aBrowser(backend)): Promise<Browser> {
  const { status } = await browser.ask('POST', '/api/admin/login', { body: { password: ADMIN_PASSWORD } })
  if (status !== 200) throw new Error(`the admin could not sign in: ${status}`)
  return browser
}
