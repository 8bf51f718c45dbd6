import type { Profile } from '../../../shared/domain/user.ts'
import { Button } from '../../ui/Button.tsx'
import { notify } from '../../ui/notify.ts'
import { useSaveBirth } from './useSaveBirth.ts'

/** Clocks went back and showed the birth time twice: says which was counted, and lets the person say otherwise. */
export function RepeatedHour({ profile: { birthTime, birthLater } }: { profile: Profile }) {
  const { busy, save } = useSaveBirth(() =>
    notify({ title: 'Saved', description: 'Your chart now uses the other time.' }),
  )
  return (
    <>
      <p>
        Clocks there went back that night and showed {birthTime} twice. We used the {birthLater ? 'later' : 'earlier'}{' '}
        one.
      </p>
      <Button tone="quiet" busy={busy} onClick={() => save({ birthLater: !birthLater })}>
        It was the {birthLater ? 'earlier' : 'later'} one
      </Button>
    </>
  )
}
