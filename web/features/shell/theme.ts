import { storage } from '../../lib/storage.ts'

export const THEMES = ['dark', 'light', 'system'] as const
export type Theme = (typeof THEMES)[number]

/** What the device shows. The page sets it before its first paint from the same key of storage. */
export const theme = {
  read: (): Theme => THEMES.find((known) => known === storage.read('theme')) ?? 'dark',
  assumed: (): Theme => 'dark',

  choose(chosen: Theme): void {
    storage.write('theme', chosen)
    document.documentElement.dataset.theme = chosen
    theme.tintBrowser()
    for (const changed of listeners) changed()
  },

  /** The browser's own bars take the colour of the ground. */
  tintBrowser(): void {
    const ground = getComputedStyle(document.documentElement).backgroundColor
    document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')!.content = ground
  },

  subscribe(changed: () => void): () => void {
    listeners.add(changed)
    return () => void listeners.delete(changed)
  },
}

const listeners = new Set<() => void>()
