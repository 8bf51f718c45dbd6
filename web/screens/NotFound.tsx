import { SkyPage } from '../features/shell/SkyPage.tsx'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/navigation/LinkButton.tsx'

export const NotFound = () => (
  <SkyPage title="404 Page Not Found">
    <h1>404 Page Not Found</h1>
    <p>There's no page at this address. It may have moved, or the address has a typo.</p>
    <LinkButton to={paths.landing}>Back to Start</LinkButton>
  </SkyPage>
)
