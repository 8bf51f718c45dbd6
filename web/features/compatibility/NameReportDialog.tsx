import { type FormEvent, useState } from 'react'
import { compatibility } from '../../../shared/contract/compatibility.ts'
import { type CompatibilityReport, PARTNER_NAME_MAX } from '../../../shared/domain/compatibility.ts'
import { ApiError, messageOf } from '../../lib/api/ApiError.ts'
import { call } from '../../lib/api/call.ts'
import { useBusy } from '../../lib/state/useBusy.ts'
import { showToast } from '../../ui/feedback/showToast.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { Dialog } from '../../ui/layout/Dialog.tsx'
import stack from '../../ui/layout/Stack.module.css'

interface Props {
  open: boolean
  onClose: () => void
  item: CompatibilityReport
  onNamed: (report: CompatibilityReport) => unknown
}

/** Asks what the other person of a report is called. */
export const NameReportDialog = ({ open, onClose, item, onNamed }: Props) => (
  <Dialog open={open} onClose={onClose} title="Name this report" narrow>
    <NameForm item={item} onNamed={onNamed} onClose={onClose} />
  </Dialog>
)

function NameForm({ item: { id, partnerName }, onNamed, onClose }: Omit<Props, 'open'>) {
  const [error, setError] = useState<string>()
  const { busy, run } = useBusy(async (form: HTMLFormElement) => {
    const name = String(new FormData(form).get('partnerName') ?? '').trim()
    try {
      await onNamed(await call(compatibility.nameReport, { params: { id }, body: { partnerName: name || null } }))
      onClose()
      showToast({ title: 'Saved' })
    } catch (failure) {
      setError((failure instanceof ApiError && failure.body.fields?.partnerName) || undefined)
      showToast({ title: 'Not saved', description: messageOf(failure, FAILED), tone: 'danger' })
    }
  })

  return (
    <form
      className={stack.form}
      noValidate
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        void run(event.currentTarget)
      }}
    >
      <TextField
        name="partnerName"
        label="Partner's name"
        hint="Only you see it. Leave it empty to show the signs alone."
        error={error}
        defaultValue={partnerName ?? ''}
        maxLength={PARTNER_NAME_MAX}
        autoComplete="off"
      />
      <Button type="submit" busy={busy}>
        Save
      </Button>
    </form>
  )
}

const FAILED = "We couldn't save the name. Please try again."
