import { useSyncExternalStore } from 'react'
import { consent } from '../../lib/consent.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/forms/Button.tsx'
import stack from '../../ui/layout/Stack.module.css'
import { StaticPageLink } from '../../ui/navigation/StaticPageLink.tsx'
import { useTrackingIds } from './useTrackingIds.ts'

/** Where an answer about measuring is changed. */
export function PrivacyChoice() {
  const ids = useTrackingIds()
  const answer = useSyncExternalStore(consent.subscribe, consent.read)
  return (
    <>
      <p role="status">{consent.isRefusedByBrowser() ? REFUSED : ids === null ? NONE : STATES[answer ?? 'no']}</p>
      {ids !== null && !consent.isRefusedByBrowser() && (
        <div className={stack.row}>
          <Button tone="quiet" aria-pressed={answer === 'yes'} onClick={() => consent.answer('yes')}>
            Allow
          </Button>
          <Button tone="quiet" aria-pressed={answer === 'no'} onClick={() => consent.answer('no')}>
            Don't allow
          </Button>
        </div>
      )}
      <p>
        <StaticPageLink to={paths.privacy}>Privacy Policy</StaticPageLink>
      </p>
    </>
  )
}

const NONE = 'No analytics and no ad tracking are in use.'
const REFUSED = 'Your browser sends Global Privacy Control, so nothing measures or tracks you.'
const STATES = {
  yes: 'You allow analytics and ad tracking. Your birth data, readings and chats are never part of it.',
  no: 'Analytics and ad tracking are off.',
}
