import { theme } from './features/shell/theme.ts'
import { restUntilNeeded } from './restUntilNeeded.ts'
import './ui/theme.css'

theme.tintBrowser()
matchMedia('(prefers-color-scheme: light)').addEventListener('change', theme.tintBrowser)
addEventListener('storage', ({ key }) => key === 'theme' && theme.wear())

// Chrome lets the state of the page before stand when the same address is opened anew; no link was followed this time.
// The one entry of this type is of this shape; the library of types does not say so.
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (arrival?.type === 'navigate') history.replaceState(null, '')

/** An address that carries one of these asks for a dialog over the landing page, and so does one that carried a reset. */
const isErrand = /[?&](auth|authError|reset)=/.test(location.search) || history.state?.usr?.reset

/** A document that is only read has none. */
const root = document.getElementById('root')

if (root) {
  const start = async () => (await import('./startApp.tsx')).startApp(root)
  if (root.dataset.drawn === location.pathname && !isErrand) restUntilNeeded(start)
  else void start()
}
