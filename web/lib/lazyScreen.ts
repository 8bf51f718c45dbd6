import { type ComponentType, lazy } from 'react'

/**
 * A screen in a chunk of its own. After a release the old page asks for chunks that are gone:
 * one reload brings the new page; a second failure is a real one and reaches the error boundary.
 */
export const lazyScreen = (load: () => Promise<ComponentType>) =>
  lazy(async () => {
    const session = reachSession()
    try {
      const screen = await load()
      session?.removeItem(RELOADED)
      return { default: screen }
    } catch (error) {
      if (!session || session.getItem(RELOADED) || isOffline()) throw error
      session.setItem(RELOADED, 'yes')
      location.reload()
      return { default: Nothing }
    }
  })

const RELOADED = 'reloadedForScreen'
const Nothing = () => null

/** A reload without a connection would trade what has been read for the browser's own error page. */
const isOffline = () => navigator.onLine === false

/** Without storage there is no way to reload only once, so nothing reloads. */
function reachSession(): Storage | undefined {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}
