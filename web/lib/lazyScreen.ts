import { type ComponentType, lazy } from 'react'
import { guardStorage } from './storage/guardStorage.ts'

/**
 * A screen in its own chunk. After a release, an open page asks for chunks that no longer exist: one reload
 * fetches the new page. If the chunk still fails, the error reaches the error boundary.
 */
export const lazyScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    try {
      const screen = await load()
      tab.remove(RELOADED_KEY)
      return { default: screen }
    } catch (error) {
      // Reloading offline would replace the page with the browser's error page.
      if (isOffline()) throw NOT_LOADED_OFFLINE
      // Where nothing is kept, we could not tell the first reload from the second.
      if (tab.read(RELOADED_KEY) || !tab.write(RELOADED_KEY, 'yes')) throw error
      location.reload()
      return { default: Nothing }
    }
  })

/** What a screen throws whose chunk is not on this device while there is no network. */
export const NOT_LOADED_OFFLINE = new Error('This screen has not been loaded, and there is no network')

const tab = guardStorage(() => sessionStorage)
const RELOADED_KEY = 'reloadedForScreen'
const Nothing = () => null

const isOffline = () => navigator.onLine === false
