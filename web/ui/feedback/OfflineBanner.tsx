import { useIsOnline } from '../../lib/browser/useIsOnline.ts'
import { Icon } from '../display/Icon.tsx'
import { Banner } from './Banner.tsx'

/** Shown while the browser is offline. */
export const OfflineBanner = () => (
  <Banner>
    {!useIsOnline() && (
      <>
        <Icon name="offline" />
        <p>You're offline. You can still read what's loaded, but anything new needs a connection.</p>
      </>
    )}
  </Banner>
)
