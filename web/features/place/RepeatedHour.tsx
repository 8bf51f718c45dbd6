import type { Profile } from '../../../shared/domain/user.ts'
import { clockTime } from '../../lib/time/dates.ts'
import { showToast } from '../../ui/feedback/showToast.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { useSaveBirthData } from './useSaveBirthData.ts'

/** The clocks went back, so the birth time occurred twice: says which one we used, and switches to the other. */
export function RepeatedHour({ profile: { birthTime, birthLater } }: { profile: Profile }) {
  const { busy, save } = useSaveBirthData(() =>
    showToast({ title: 'Saved', description: 'Your chart now uses the other time.' }),
  )
  return (
    <>
      <p>
        Clocks there went back that night and showed <span>{birthTime && clockTime(birthTime)}</span> twice. We used the{' '}
        <span>{birthLater ? 'later' : 'earlier'}</span> one.
      </p>
      <Button tone="quiet" busy={busy} onClick={() => save({ birthLater: !birthLater })}>
        {`It was the ${birthLater ? 'earlier' : 'later'} one`}
      </Button>
    </>
  )
}
