import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { BrowserRouter } from './lib/navigation/router.tsx'
import { preloadSession } from './lib/session/preloadSession.ts'
import { preloadScreen } from './routes.tsx'

const AT_ONCE_MS = 300

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

export async function startApp(root: HTMLElement): Promise<void> {
  preloadSession()
  // A screen that is on the device is drawn at once; on a slow network its skeleton is.
  await Promise.race([preloadScreen(location.pathname), pause(AT_ONCE_MS)])
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  )
  if (root.dataset.prerendered === location.pathname) return void hydrateRoot(root, app)
  // Any other page contains only a skeleton, or the app shell with one: inert, and to be replaced.
  root.inert = false
  createRoot(root).render(app)
}
