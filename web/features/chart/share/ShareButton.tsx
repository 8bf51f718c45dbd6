import { DialogButton } from '../../../ui/layout/DialogButton.tsx'
import { lazyDialog } from '../../../ui/layout/lazyDialog.tsx'
import type { ShareSubject } from './picturesOf.ts'

/** Opens a dialog that makes a picture of a reading or a chart. */
export const ShareButton = ({ subject }: { subject: ShareSubject }) => (
  <DialogButton dialog={(state) => <ShareDialog {...state} subject={subject} />}>Share</DialogButton>
)

const ShareDialog = lazyDialog(async () => (await import('./ShareDialog.tsx')).ShareDialog, { isStored: true })
