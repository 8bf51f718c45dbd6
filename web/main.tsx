import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App.tsx'
import './ui/theme.css'

const root = document.getElementById('root')!
const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
)

// Only the landing page is drawn beforehand; what other documents hold is a shape to be replaced.
if (root.dataset.drawn === location.pathname) hydrateRoot(root, app)
else createRoot(root).render(app)
