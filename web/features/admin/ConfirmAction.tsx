import { type FormEvent, useState } from 'react'
import type { AdminUser } from '../../../shared/domain/admin.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { Dialog } from '../../ui/layout/Dialog.tsx'
import stack from '../../ui/layout/Stack.module.css'
import type { RowAction } from './RowAction.ts'

interface Props {
  action: RowAction | undefined
  user: AdminUser
  busy: boolean
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** Asks before an action that charges, destroys or locks out, and why it is done. */
export function ConfirmAction({ action, user, busy, onConfirm, onClose }: Props) {
  const question = action?.ask?.(user)
  return (
    <Dialog open={question !== undefined} onClose={onClose} title={question?.title ?? ''} narrow>
      {question && (
        <>
          <p>{question.text}</p>
          <ReasonForm
            {...question}
            isDangerous={action?.isDangerous}
            busy={busy}
            onConfirm={onConfirm}
            onClose={onClose}
          />
        </>
      )}
    </Dialog>
  )
}

interface ReasonFormProps extends Pick<Props, 'busy' | 'onConfirm' | 'onClose'> {
  confirm: string
  needsReason: boolean
  isDangerous: boolean | undefined
}

export function ReasonForm({ confirm, needsReason, isDangerous = false, busy, onConfirm, onClose }: ReasonFormProps) {
  const [isMissing, setMissing] = useState(false)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    setMissing(needsReason && reason === '')
    if (!needsReason || reason) onConfirm(reason)
  }

  return (
    <form className={stack.form} onSubmit={submit} noValidate>
      <TextField
        label={needsReason ? 'Reason' : 'Reason (optional)'}
        name="reason"
        maxLength={500}
        hint="Kept in the audit log."
        error={isMissing ? 'Say why. The audit log keeps it.' : undefined}
        disabled={busy}
      />
      <div className={stack.row}>
        <Button tone="quiet" disabled={busy} onClick={onClose}>
          Keep as it is
        </Button>
        <Button type="submit" tone={isDangerous ? 'danger' : 'primary'} busy={busy}>
          {confirm}
        </Button>
      </div>
    </form>
  )
}
