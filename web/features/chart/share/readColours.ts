import { INKS, type Ink } from './Scene.ts'

export type Theme = 'dark' | 'light'

/** The theme's colours as a canvas takes them; only the browser tells the two faces of each apart. */
export function readColours(theme: Theme): Record<Ink, string> {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.colorScheme = theme
  const colours = INKS.map((ink) => {
    probe.style.color = `var(--${ink})`
    return [ink, getComputedStyle(probe).color] as const
  })
  probe.remove()
  // Every ink is among the entries.
  return Object.fromEntries(colours) as Record<Ink, string>
}

/** The theme that the page has now. */
export function currentTheme(): Theme {
  const { colorScheme } = getComputedStyle(document.documentElement)
  const isSystems = colorScheme.includes('dark') && colorScheme.includes('light')
  const isLight = isSystems ? matchMedia('(prefers-color-scheme: light)').matches : colorScheme.includes('light')
  return isLight ? 'light' : 'dark'
}
