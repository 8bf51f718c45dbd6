import { useIsOnline } from '../../lib/browser/useIsOnline.ts'
import { longTime } from '../../lib/time/dates.ts'
import { Button } from '../forms/Button.tsx'
import { Banner } from './Banner.tsx'

interface Props {
  /** When what is shown was saved. Nothing renders without it. */
  savedAt: Parameters<typeof longTime>[0] | undefined
  busy: boolean
  retry: () => void
}

/** Says that the screen shows what an earlier visit saved, while the server cannot be reached. */
export function SavedBanner({ savedAt, busy, retry }: Props) {
  const isOnline = useIsOnline()
  return (
    <Banner>
      {savedAt !== undefined && (
        <>
          <p>{`${isOnline ? "We couldn't update this page." : "You're offline."} Saved on ${longTime(savedAt)}.`}</p>
          <Button tone="quiet" busy={busy} onClick={retry}>
            Retry
          </Button>
        </>
      )}
    </Banner>
  )
}
