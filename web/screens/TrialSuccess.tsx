import { RequireSession } from '../features/identity/RequireSession.tsx'
import { CheckoutReturn } from '../features/membership/checkout/CheckoutReturn.tsx'
import { SkyPage } from '../features/shell/SkyPage.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'

export const TrialSuccess = () => (
  <SkyPage title="Your trial">
    <RequireSession fallback={<Skeleton lines={4} />}>{() => <CheckoutReturn />}</RequireSession>
  </SkyPage>
)
