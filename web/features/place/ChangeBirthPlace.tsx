import type { Profile } from '../../../shared/domain/user.ts'
import { DialogButton } from '../../ui/layout/DialogButton.tsx'
import { lazyDialog } from '../../ui/layout/lazyDialog.tsx'

/** For a birth place that was resolved to another place of the same name. */
export const ChangeBirthPlace = ({ profile }: { profile: Profile }) => (
  <DialogButton dialog={(state) => <BirthPlaceDialog {...state} profile={profile} />}>Change birth place</DialogButton>
)

const BirthPlaceDialog = lazyDialog(async () => (await import('./BirthPlaceDialog.tsx')).BirthPlaceDialog)
