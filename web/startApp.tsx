import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App.tsx'
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
  // Any other page contains only a skeleton, to be replaced.
  if (root.dataset.prerendered === location.pathname) hydrateRoot(root, app)
  else createRoot(root).render(app)
}
