import { paths } from '../../paths.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { LinkButton } from '../../ui/navigation/LinkButton.tsx'

/** Takes the place of the banner that offers another code: it would not arrive. */
export const UndeliverableBanner = () => (
  <Banner>
    <p>We can't reach you by email: our last message bounced or was marked as spam.</p>
    <LinkButton to={paths.settings} tone="quiet">
      Change&nbsp;Email
    </LinkButton>
  </Banner>
)
