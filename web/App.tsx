import { SessionProvider } from './lib/session.tsx'
import { Screens } from './routes.tsx'
import { ErrorBoundary } from './ui/ErrorBoundary.tsx'
import { Notices } from './ui/Notices.tsx'
import { Offline } from './ui/Offline.tsx'

/** Everything below the router, which differs between the browser and the build. */
export const App = () => (
  <SessionProvider>
    <Offline />
    <ErrorBoundary>
      <Screens />
    </ErrorBoundary>
    <Notices />
  </SessionProvider>
)
