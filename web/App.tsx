import { Consent } from './features/consent/Consent.tsx'
import { LogoutBanner } from './features/identity/LogoutBanner.tsx'
import { UnsentNotes } from './features/journal/UnsentNotes.tsx'
import { OfflineSupport } from './features/release/OfflineSupport.tsx'
import { SessionProvider } from './lib/session/SessionProvider.tsx'
import { Screens } from './routes.tsx'
import { ErrorBoundary } from './ui/feedback/ErrorBoundary.tsx'
import { Toaster } from './ui/feedback/Toaster.tsx'

/** Everything inside the router, which differs between the browser and prerendering. */
export const App = () => (
  <SessionProvider>
    <LogoutBanner />
    <ErrorBoundary>
      <Screens />
    </ErrorBoundary>
    <Consent />
    <OfflineSupport />
    <UnsentNotes />
    <Toaster />
  </SessionProvider>
)
