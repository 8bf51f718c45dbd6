import { SignedIn } from '../features/session/SignedIn.tsx'
import { UnderSky } from '../features/shell/UnderSky.tsx'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/LinkButton.tsx'

/** A screen that is announced and not there: it says so, rather than that the address is wrong. */
export const NotYet = () => (
  <SignedIn waiting={null}>
    {() => (
      <UnderSky title="Not open yet">
        <h1>Not open yet</h1>
        <p>This part of the sky is still being drawn. What you have stays as it is, and nothing is charged.</p>
        <LinkButton to={paths.dashboard}>Go to Dashboard</LinkButton>
      </UnderSky>
    )}
  </SignedIn>
)
