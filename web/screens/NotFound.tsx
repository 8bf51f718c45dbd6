import { UnderSky } from '../features/shell/UnderSky.tsx'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/LinkButton.tsx'

export const NotFound = () => (
  <UnderSky title="404 Page Not Found">
    <h1>404 Page Not Found</h1>
    <p>There is no screen at this address. It may have moved, or a letter of it went missing.</p>
    <LinkButton to={paths.landing}>Back to Start</LinkButton>
  </UnderSky>
)
