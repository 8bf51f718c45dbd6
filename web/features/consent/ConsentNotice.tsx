import { useSyncExternalStore } from 'react'
import { brand } from '../../../shared/domain/brand.ts'
import { consent } from '../../lib/analytics/consent.ts'
import { paths } from '../../paths.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Button } from '../../ui/forms/Button.tsx'
import stack from '../../ui/layout/Stack.module.css'
import { useTracking } from './useTracking.ts'
import { useTrackingIds } from './useTrackingIds.ts'

/** Both answers weigh the same. Until one is given nothing of another company is loaded, and no answer is a no. */
export function ConsentNotice() {
  const ids = useTrackingIds()
  const answer = useSyncExternalStore(consent.subscribe, consent.read)
  useTracking(ids, answer)

  return (
    <Banner>
      {ids && answer === null && (
        <div className={stack.row}>
          <span>
            May we measure how you use {brand.name}, and whether our ads work? Never your birth data, readings or chats.{' '}
            <a href={`${paths.privacy}#tracking`}>Details</a>
          </span>
          <Button tone="quiet" onClick={() => consent.answer('yes')}>
            Accept
          </Button>
          <Button tone="quiet" onClick={() => consent.answer('no')}>
            Decline
          </Button>
        </div>
      )}
    </Banner>
  )
}
