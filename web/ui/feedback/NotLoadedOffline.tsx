import { Page } from '../layout/Page.tsx'
import { RetryWhenOnline } from './RetryWhenOnline.tsx'

/** In place of a screen whose code is not on this device. It opens by itself when the network is back. */
export const NotLoadedOffline = () => (
  <Page title="You're offline" width="reading">
    <h1>You're offline</h1>
    <p>
      This page isn't on your device yet, so it needs a connection. Nothing is lost. It opens by itself once you're back
      online.
    </p>
    <RetryWhenOnline />
  </Page>
)
