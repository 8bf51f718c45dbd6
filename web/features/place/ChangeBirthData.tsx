import type { Profile } from '../../../shared/domain/user.ts'
import { DialogButton } from '../../ui/layout/DialogButton.tsx'
import { lazyDialog } from '../../ui/layout/lazyDialog.tsx'

/** One small form in place of the questions of onboarding. It loads when it is asked for: a chart needs no forms. */
export const ChangeBirthData = ({ profile }: { profile: Profile }) => (
  <DialogButton dialog={(state) => <BirthDataDialog {...state} profile={profile} />}>Change Birth Data</DialogButton>
)

const BirthDataDialog = lazyDialog(async () => (await import('./BirthDataDialog.tsx')).BirthDataDialog)
