import { useSyncExternalStore } from 'react'
import { consent } from '../../lib/analytics/consent.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { StaticPageLink } from '../../ui/navigation/StaticPageLink.tsx'
import { useTrackingIds } from './useTrackingIds.ts'

/** Where someone changes their answer about tracking. In a radio group an arrow key would choose, and so consent. */
export function PrivacyChoice() {
  const ids = useTrackingIds()
  const answer = useSyncExternalStore(consent.subscribe, consent.read)
  return (
    <>
      <p role="status">{consent.isRefusedByBrowser() ? REFUSED : ids === null ? NONE : STATES[answer ?? 'no']}</p>
      {ids !== null && !consent.isRefusedByBrowser() && (
        <fieldset style={EQUALLY_WIDE} aria-label="Analytics and ad tracking">
          <Button tone="quiet" wide aria-pressed={answer === 'yes'} onClick={() => consent.answer('yes')}>
            Allow tracking
          </Button>
          <Button tone="quiet" wide aria-pressed={answer === 'no'} onClick={() => consent.answer('no')}>
            Don't allow tracking
          </Button>
        </fieldset>
      )}
      <p>
        <StaticPageLink to={paths.privacy}>Privacy Policy</StaticPageLink>
      </p>
    </>
  )
}

/** Beside each other where both fit. */
const EQUALLY_WIDE = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  gap: 12,
  width: '100%',
  maxWidth: '30rem',
}
const NONE = 'No analytics and no ad tracking are in use.'
const REFUSED = 'Your browser sends Global Privacy Control, so nothing measures or tracks you.'
const STATES = {
  yes: 'You allow analytics and ad tracking. Your birth data, readings and chats are never part of it.',
  no: 'Analytics and ad tracking are off.',
}
