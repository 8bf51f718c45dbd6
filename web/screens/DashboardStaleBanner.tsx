import type { DashboardReply } from '../lib/api/useDashboard.ts'
import { useSession } from '../lib/session/SessionProvider.tsx'
import { SavedBanner } from '../ui/feedback/SavedBanner.tsx'

/** Says that the dashboard is one that was saved, while the server cannot be reached. */
export function DashboardStaleBanner({ dashboard }: { dashboard: DashboardReply }) {
  const { refresh } = useSession()

  function refetch() {
    refresh()
    void dashboard.mutate()
  }

  return <SavedBanner savedAt={dashboard.savedAt} busy={dashboard.isValidating} retry={refetch} />
}
