import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App.tsx'
import { loadLanding } from './LandingScreen.tsx'

export async function startApp(root: HTMLElement): Promise<void> {
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  )
  // Any other page contains only a skeleton, to be replaced.
  if (root.dataset.prerendered !== location.pathname) return createRoot(root).render(app)
  await loadLanding()
  hydrateRoot(root, app)
}
