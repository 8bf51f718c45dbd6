import type { Page } from 'playwright-core'
import { isDeep } from '../setup/depth.ts'
import { axeViolations } from './axeViolations.ts'
import { DESKTOP, PHONE, shiftOf } from './openBrowser.ts'
import { overflowOf } from './overflowOf.ts'

const THEMES = ['light', 'dark'] as const

interface Looks {
  themes?: readonly (typeof THEMES)[number][]
  viewports?: (typeof PHONE)[]
}

/**
 * What is found wrong with the open page in each theme and at each width, with both before it. `npm test` looks at each
 * of them once, and `npm run check:deep` at every theme at every width. Ends at the last width, in the last theme: on a phone
 * and in the dark one, as a page opens.
 */
export async function inEachLook(
  page: Page,
  find: (page: Page) => Promise<string[]>,
  { themes = THEMES, viewports = [DESKTOP, PHONE] }: Looks = {},
): Promise<string[]> {
  const found: string[] = []
  const grounds = new Map<string, string>()
  for (const { viewport, theme } of isDeep ? all(viewports, themes) : eachOnce(viewports, themes)) {
    await page.setViewportSize(viewport)
    await choose(page, theme)
    for (const each of await find(page)) found.push(`In the ${theme} theme at ${viewport.width} px: ${each}`)
    grounds.set(theme, await groundOf(page, theme))
  }
  if (new Set(grounds.values()).size < themes.length) throw new Error('Both themes have the same ground')
  return found
}

type Viewports = NonNullable<Looks['viewports']>
type Themes = NonNullable<Looks['themes']>

const all = (viewports: Viewports, themes: Themes) =>
  viewports.flatMap((viewport) => themes.map((theme) => ({ viewport, theme })))

/** As many as the longer list has; the shorter one ends with what it has last. */
const eachOnce = (viewports: Viewports, themes: Themes) =>
  Array.from({ length: Math.max(viewports.length, themes.length) }, (_, at) => ({
    viewport: viewports[Math.min(at, viewports.length - 1)]!,
    theme: themes[Math.min(at, themes.length - 1)]!,
  }))

/** The accessibility violations of the open page in each theme and at each width. */
export const axeInEachLook = (page: Page, looks?: Looks): Promise<string[]> => inEachLook(page, axeViolations, looks)

/** As `inEachLook`, of a path that loads anew each time as on a first visit: no file is cached, and no data remembered. */
export async function loadInEachLook(
  page: Page,
  path: string,
  find: (page: Page) => Promise<string[]>,
  looks?: Looks,
): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  const load = async () => {
    await page.evaluate(
      "for (const key of Object.keys(localStorage)) if (key !== 'theme') localStorage.removeItem(key)",
    )
    await page.goto(path)
    return find(page)
  }
  return inEachLook(page, load, looks)
}

/** How far the layout has shifted since the page loaded, if at all. */
export async function shiftsOf(page: Page): Promise<string[]> {
  const shift = await shiftOf(page)
  return shift === 0 ? [] : [`shifted by ${shift}`]
}

/** By how much the page is too wide, if at all. */
export async function overflowsOf(page: Page): Promise<string[]> {
  const overflow = await overflowOf(page)
  return overflow === 0 ? [] : [`too wide by ${overflow} px`]
}

/** As when it is chosen in another tab: the page restyles itself, and keeps the theme when it loads again. */
const choose = (page: Page, theme: string) =>
  page.evaluate(
    `localStorage.setItem('theme', '${theme}'), dispatchEvent(new StorageEvent('storage', { key: 'theme' }))`,
  )

/** The colour behind the page, which must have restyled itself. */
async function groundOf(page: Page, theme: string): Promise<string> {
  const [shown, ground]: string[] = await page.evaluate(
    '[document.documentElement.dataset.theme, getComputedStyle(document.documentElement).backgroundColor]',
  )
  if (shown !== theme) throw new Error(`The page has the ${shown} theme instead of the ${theme} one`)
  return ground!
}
