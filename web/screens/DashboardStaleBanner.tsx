import { useSession } from '../lib/session/SessionProvider.tsx'
import type { DashboardReply } from '../lib/useDashboard.ts'
import { Banner } from '../ui/feedback/Banner.tsx'
import { Button } from '../ui/forms/Button.tsx'

/** Says that the reading is from earlier today, while the server cannot be reached. */
export function DashboardStaleBanner({ dashboard }: { dashboard: DashboardReply }) {
  const { refresh } = useSession()

  function refetch() {
    refresh()
    void dashboard.mutate()
  }

  return (
    <Banner>
      {dashboard.isStale && (
        <>
          <p>We couldn't update this page. You're seeing what we loaded earlier today.</p>
          <Button tone="quiet" busy={dashboard.isValidating} onClick={refetch}>
            Retry
          </Button>
        </>
      )}
    </Banner>
  )
}
