import { makeListeners } from '../../lib/listeners.ts'
import { storage } from '../../lib/storage.ts'

export const THEMES = ['dark', 'light', 'system'] as const
export type Theme = (typeof THEMES)[number]

const { subscribe, tell } = makeListeners()

/** What the device shows. The page sets it before its first paint from the same key of storage. */
export const theme = {
  read: (): Theme => THEMES.find((known) => known === storage.read('theme')) ?? 'dark',
  assumed: (): Theme => 'dark',

  choose(chosen: Theme): void {
    storage.write('theme', chosen)
    theme.wear()
  },

  /** What was chosen, here or in another tab. */
  wear(): void {
    document.documentElement.dataset.theme = theme.read()
    theme.tintBrowser()
    tell()
  },

  /** The browser's own bars take the colour of the ground. */
  tintBrowser(): void {
    const ground = getComputedStyle(document.documentElement).backgroundColor
    document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')!.content = ground
  },

  subscribe,
}
