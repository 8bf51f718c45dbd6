import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Strip } from '../../ui/Strip.tsx'

/** Takes the place of the banner that offers another code: it would not arrive. */
export const UndeliverableBanner = () => (
  <Strip>
    <p>We can’t reach you by email: our last message bounced or was marked as spam.</p>
    <LinkButton to={paths.settings} tone="quiet">
      Change email
    </LinkButton>
  </Strip>
)
