import { RequireSession } from '../features/identity/RequireSession.tsx'
import { SkyPage } from '../features/shell/SkyPage.tsx'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/navigation/LinkButton.tsx'

/** For screens that are linked but not built yet: better than a 404. */
export const ComingSoon = () => (
  <RequireSession fallback={null}>
    {() => (
      <SkyPage title="Not open yet">
        <h1>Not open yet</h1>
        <p>This part of the sky is still being drawn. What you have stays as it is, and nothing is charged.</p>
        <LinkButton to={paths.dashboard}>Go to Dashboard</LinkButton>
      </SkyPage>
    )}
  </RequireSession>
)
