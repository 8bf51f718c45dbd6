import { RequireSession } from '../features/identity/RequireSession.tsx'
import { SkyPage } from '../features/shell/SkyPage.tsx'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/navigation/LinkButton.tsx'

/** For screens that are linked but not built yet: better than a 404. */
export const ComingSoon = () => (
  <RequireSession fallback={null}>
    {() => (
      <SkyPage title="Coming soon">
        <h1>Coming soon</h1>
        <p>We're still building this part. Your account hasn't changed, and you haven't been charged.</p>
        <LinkButton to={paths.dashboard}>Go to Dashboard</LinkButton>
      </SkyPage>
    )}
  </RequireSession>
)
