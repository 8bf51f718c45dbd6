import { guardStorage } from '../storage/guardStorage.ts'

const tab = guardStorage(() => sessionStorage)
const KEY = 'requestedPage'
const GOOGLE_KEY = 'requestedPageViaGoogle'

/** The page of the app that somebody opened while signed out. This tab opens it once they have signed in. */
export const requestedPage = {
  remember({ pathname, search }: { pathname: string; search: string }): void {
    requestedPage.forget()
    if (isOwnPath(pathname + search)) tab.write(KEY, pathname + search)
  },

  /** Its path and query. Null if nobody has asked for a page. */
  read(): string | null {
    const page = tab.read(KEY)
    return page !== null && isOwnPath(page) ? page : null
  },

  forget(): void {
    tab.remove(KEY)
    tab.remove(GOOGLE_KEY)
  },

  /** Google sends everybody to the dashboard, so only that visit of it leads on to the page. */
  leaveForGoogle(): void {
    if (requestedPage.read()) tab.write(GOOGLE_KEY, 'yes')
  },

  readAfterGoogle: (): string | null => (tab.read(GOOGLE_KEY) === null ? null : requestedPage.read()),
}

/** One segment, as every page of the app has, so that no value can lead to another origin. */
const isOwnPath = (path: string): boolean => /^\/[a-z][a-z-]*(?:\?[^\\\s]*)?$/.test(path)
