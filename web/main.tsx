import { theme } from './features/shell/theme.ts'
import { storage } from './lib/storage/storage.ts'
import { startOnInteraction } from './startOnInteraction.ts'
import './ui/theme.css'

theme.updateThemeColor()
matchMedia('(prefers-color-scheme: light)').addEventListener('change', theme.updateThemeColor)
addEventListener('storage', ({ key }) => key === 'theme' && theme.apply())

// When the same URL is opened again, Chrome keeps the history state, and with it an old link token.
// The cast: entries of this type always have this shape, which the DOM types do not say.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (navigation?.type === 'navigate') history.replaceState(null, '')

/** Whether the URL, or the state a reset link left in the history, opens a dialog over the landing page. */
const opensDialog = /[?&](auth|authError|reset|privacy|reading)=/.test(location.search) || history.state?.usr?.reset

/** Then the page says so, and tries again. */
const isLogoutPending = storage.read('pendingLogout') !== null

/** Static pages have none. */
const root = document.getElementById('root')

if (root) {
  const start = async () => (await import('./startApp.tsx')).startApp(root)
  if (root.dataset.prerendered === location.pathname && !opensDialog && !isLogoutPending) startOnInteraction(start)
  else void start()
}
