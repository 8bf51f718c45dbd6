import { type ComponentType, lazy } from 'react'

/**
 * A screen in its own chunk. After a release, an open page asks for chunks that no longer exist: one reload
 * fetches the new page. If the chunk still fails, the error reaches the error boundary.
 */
export const lazyScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const session = sessionStorageIfAllowed()
    try {
      const screen = await load()
      session?.removeItem(RELOADED_KEY)
      return { default: screen }
    } catch (error) {
      if (!session || session.getItem(RELOADED_KEY) || isOffline()) throw error
      session.setItem(RELOADED_KEY, 'yes')
      location.reload()
      return { default: Nothing }
    }
  })

const RELOADED_KEY = 'reloadedForScreen'
const Nothing = () => null

/** Reloading offline would replace the page with the browser's error page. */
const isOffline = () => navigator.onLine === false

/** Without storage we could not tell the first reload from the second, so we never reload. */
function sessionStorageIfAllowed(): Storage | undefined {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}
