import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App.tsx'

export function startApp(root: HTMLElement): void {
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
