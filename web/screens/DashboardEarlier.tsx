import { useSession } from '../lib/session.tsx'
import type { HomeReply } from '../lib/useHome.ts'
import { Button } from '../ui/Button.tsx'
import { Strip } from '../ui/Strip.tsx'

/** Says that the day was read before, while we cannot be reached. */
export function DashboardEarlier({ home }: { home: HomeReply }) {
  const { refresh } = useSession()

  function readAgain() {
    refresh()
    void home.mutate()
  }

  return (
    <Strip>
      {home.isEarlier && (
        <>
          <p>We couldn't update this page. You're seeing what we loaded earlier today.</p>
          <Button tone="quiet" busy={home.isValidating} onClick={readAgain}>
            Retry
          </Button>
        </>
      )}
    </Strip>
  )
}
