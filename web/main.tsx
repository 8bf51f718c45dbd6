import { theme } from './features/shell/theme.ts'
import { restUntilNeeded } from './restUntilNeeded.ts'
import './ui/theme.css'

const root = document.getElementById('root')!
const start = async () => (await import('./startApp.tsx')).startApp(root)

theme.tintBrowser()
matchMedia('(prefers-color-scheme: light)').addEventListener('change', theme.tintBrowser)

/** An address that carries one of these asks for a dialog over the landing page. */
const isErrand = /[?&](auth|authError|reset)=/.test(location.search)

if (root.dataset.drawn === location.pathname && !isErrand) restUntilNeeded(start)
else void start()
