import { type ComponentType, createElement, lazy, useState } from 'react'
import { guardStorage } from '../storage/guardStorage.ts'

/**
 * A screen in its own chunk. If that fails to load, the error reaches the error boundary. What has been preloaded renders
 * at once, where React holds back for 300 ms what follows a skeleton, however soon it is there.
 */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const Waiting = lazy(async () => ({ default: await loadChunk(load) }))
  const Screen = (props: Props) => createElement(useState<ComponentType<Props>>(() => loaded ?? Waiting)[0], props)
  const preload = async () => {
    loaded = await load()
    tab.remove(RELOADED_KEY)
  }
  return Object.assign(Screen, { preload })
}

/** Loads a chunk. After a release, an open page asks for chunks that no longer exist: one reload fetches the new page. */
export async function loadChunk<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  try {
    const part = await load()
    tab.remove(RELOADED_KEY)
    return part
  } catch (error) {
    // Reloading offline would replace the page with the browser's error page.
    if (isOffline()) throw NOT_LOADED_OFFLINE
    // Where nothing is kept, we could not tell the first reload from the second.
    if (tab.read(RELOADED_KEY) || !tab.write(RELOADED_KEY, 'yes')) throw error
    location.reload()
    return Nothing
  }
}

/** What is thrown for a chunk that is not on this device while there is no network: a screen says so in its place, a dialog in a toast. */
export const NOT_LOADED_OFFLINE = new Error('This part has not been loaded, and there is no network')

const tab = guardStorage(() => sessionStorage)
const RELOADED_KEY = 'reloadedForScreen'
const Nothing = () => null

export const isOffline = () => navigator.onLine === false
