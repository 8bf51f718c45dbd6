import type { ReactNode } from 'react'
import { account as contract } from '../../../../shared/contract/account.ts'
import type { Profile } from '../../../../shared/domain/user.ts'
import { messageOf } from '../../../lib/api/ApiError.ts'
import { call } from '../../../lib/api/call.ts'
import { useSession } from '../../../lib/session/SessionProvider.tsx'
import { useBusy } from '../../../lib/state/useBusy.ts'
import { showToast } from '../../../ui/feedback/showToast.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import stack from '../../../ui/layout/Stack.module.css'
import styles from '../account.module.css'

interface Props {
  profile: Profile & { pendingEmail: string }
  /** The controls that verify it. */
  children: ReactNode
}

/** A new email address that is not verified yet. */
export function PendingEmail({ profile: { email, pendingEmail }, children }: Props) {
  const { updateUser } = useSession()
  const { busy, run } = useBusy(async () => {
    try {
      await updateUser(await call(contract.saveProfile, { body: { email } }))
    } catch (error) {
      showToast({
        title: 'Update Failed',
        description: messageOf(error, "We couldn't save your change. Please try again."),
        tone: 'danger',
      })
    }
  })

  return (
    <div className={`${stack.form} ${styles.pending}`}>
      <p>
        We sent a code to your new address, <strong>{pendingEmail}</strong>. Until you enter it, we'll keep using{' '}
        <span>{email}</span>.
      </p>
      {children}
      <Button tone="quiet" busy={busy} onClick={() => void run()}>
        Keep My Current Email
      </Button>
    </div>
  )
}
