import type { Profile } from '../../../shared/domain/user.ts'
import { DialogButton } from '../../ui/layout/DialogButton.tsx'
import { lazyDialog } from '../../ui/layout/lazyDialog.tsx'

/** Another zone of the country for the birth; nothing where the country has one. */
export function ChangeBirthZone({ profile: { place, birthZone, birthZones } }: { profile: Profile }) {
  if (!place || birthZones.length < 2) return null
  return (
    <DialogButton
      dialog={(state) => <BirthZoneDialog {...state} place={place} zones={birthZones} zone={birthZone ?? place.zone} />}
    >
      Change time zone
    </DialogButton>
  )
}

const BirthZoneDialog = lazyDialog(async () => (await import('./BirthZoneDialog.tsx')).BirthZoneDialog)
