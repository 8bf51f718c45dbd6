import { SessionProvider } from './lib/session/SessionProvider.tsx'
import { Screens } from './routes.tsx'
import { ErrorBoundary } from './ui/feedback/ErrorBoundary.tsx'
import { OfflineBanner } from './ui/feedback/OfflineBanner.tsx'
import { Toaster } from './ui/feedback/Toaster.tsx'

/** Everything inside the router, which differs between the browser and prerendering. */
export const App = () => (
  <SessionProvider>
    <OfflineBanner />
    <ErrorBoundary>
      <Screens />
    </ErrorBoundary>
    <Toaster />
  </SessionProvider>
)
