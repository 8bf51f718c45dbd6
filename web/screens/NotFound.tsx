import { SkyPage } from '../features/shell/SkyPage.tsx'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/navigation/LinkButton.tsx'

export const NotFound = () => (
  <SkyPage title="404 Page Not Found">
    <h1>404 Page Not Found</h1>
    <p>There is no screen at this address. It may have moved, or a letter of it went missing.</p>
    <LinkButton to={paths.landing}>Back to Start</LinkButton>
  </SkyPage>
)
