import { makeEmitter } from '../../lib/state/makeEmitter.ts'
import { storage } from '../../lib/storage/storage.ts'

export const THEMES = ['dark', 'light', 'system'] as const
export type Theme = (typeof THEMES)[number]

const { subscribe, emit } = makeEmitter()

/** The chosen theme. An inline script applies it before the first paint, from the same storage key. */
export const theme = {
  read: (): Theme => THEMES.find((known) => known === storage.read('theme')) ?? 'dark',
  readDefault: (): Theme => 'dark',

  choose(chosen: Theme): void {
    storage.write('theme', chosen)
    theme.apply()
  },

  /** Applies what was chosen, here or in another tab. */
  apply(): void {
    document.documentElement.dataset.theme = theme.read()
    theme.updateThemeColor()
    emit()
  },

  /** Gives the browser UI the background colour of the page. */
  updateThemeColor(): void {
    const background = getComputedStyle(document.documentElement).backgroundColor
    document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')!.content = background
  },

  subscribe,
}
