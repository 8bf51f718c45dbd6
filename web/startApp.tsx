import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App.tsx'
import { preloadSession } from './lib/session/preloadSession.ts'
import { preloadScreen } from './routes.tsx'

export async function startApp(root: HTMLElement): Promise<void> {
  preloadSession()
  await preloadScreen(location.pathname)
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
