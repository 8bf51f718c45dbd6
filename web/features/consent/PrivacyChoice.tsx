import { useSyncExternalStore } from 'react'
import { consent } from '../../lib/consent.ts'
import { paths } from '../../paths.ts'
import { RadioCards } from '../../ui/forms/RadioCards.tsx'
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
        <RadioCards
          legend="Analytics and ad tracking"
          name="tracking"
          options={ANSWERS}
          value={answer ?? ''}
          onChange={(value) => consent.answer(value === 'yes' ? 'yes' : 'no')}
        />
      )}
      <p>
        <StaticPageLink to={paths.privacy}>Privacy Policy</StaticPageLink>
      </p>
    </>
  )
}

const ANSWERS = [
  { value: 'yes', label: 'Allow tracking' },
  { value: 'no', label: "Don't allow tracking" },
]
const NONE = 'No analytics and no ad tracking are in use.'
const REFUSED = 'Your browser sends Global Privacy Control, so nothing measures or tracks you.'
const STATES = {
  yes: 'You allow analytics and ad tracking. Your birth data, readings and chats are never part of it.',
  no: 'Analytics and ad tracking are off.',
}
