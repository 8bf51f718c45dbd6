import type { ReactNode } from 'react'
import { profile as contract } from '../../../shared/contract/profile.ts'
import type { Profile } from '../../../shared/domain/user.ts'
import { wordsOf } from '../../lib/CallError.ts'
import { call } from '../../lib/call.ts'
import { useSession } from '../../lib/session.tsx'
import { useBusy } from '../../lib/useBusy.ts'
import { Button } from '../../ui/Button.tsx'
import { notify } from '../../ui/notify.ts'
import stack from '../../ui/Stack.module.css'
import styles from './account.module.css'

interface Props {
  profile: Profile & { pendingEmail: string }
  /** The ways to confirm it. */
  children: ReactNode
}

/** A new address that waits for its code. */
export function PendingEmail({ profile: { email, pendingEmail }, children }: Props) {
  const { renew } = useSession()
  const { busy, run } = useBusy(async () => {
    try {
      await renew(await call(contract.saveProfile, { body: { email } }))
    } catch (error) {
      notify({
        title: 'Update Failed',
        description: wordsOf(error, "We couldn't save your change. Please try again."),
        tone: 'danger',
      })
    }
  })

  return (
    <div className={`${stack.form} ${styles.pending}`}>
      <p>
        We sent a code to your new address, <strong>{pendingEmail}</strong>. Until you enter it, we'll keep using{' '}
        {email}.
      </p>
      {children}
      <Button tone="quiet" busy={busy} onClick={() => void run()}>
        Keep my current email
      </Button>
    </div>
  )
}
