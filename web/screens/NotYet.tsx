import { SignedIn } from '../features/session/SignedIn.tsx'
import { UnderSky } from '../features/shell/UnderSky.tsx'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/LinkButton.tsx'

/** A screen that is announced and not there: it says so, rather than that the address is wrong. */
export const NotYet = () => (
  <SignedIn waiting={null}>
    {() => (
      <UnderSky title="Coming soon">
        <h1>Coming soon</h1>
        <p>We're still building this part. Your account hasn't changed, and you haven't been charged.</p>
        <LinkButton to={paths.dashboard}>Go to Dashboard</LinkButton>
      </UnderSky>
    )}
  </SignedIn>
)
