import { useState } from 'react'
import type { ListedUser } from '../../../shared/domain/admin.ts'
import { Link } from '../../lib/navigation/router.tsx'
import { Button } from '../../ui/forms/Button.tsx'
import styles from './adminArea.module.css'
import { ConfirmAction } from './ConfirmAction.tsx'
import { InvoicesDialog } from './InvoicesDialog.tsx'
import { Plan } from './Plan.tsx'
import { personOf } from './personOf.ts'
import { rowActions } from './rowActions.ts'
import { TemporaryPassword } from './TemporaryPassword.tsx'
import { useRowAction } from './useRowAction.ts'

/** One person: who they are, what they have, and what can be done about it. */
export function UserRow({ user }: { user: ListedUser }) {
  const { busy, asked, temporaryPassword, start, confirm, dismiss, forgetPassword } = useRowAction(user)
  const [hasInvoicesOpen, setInvoicesOpen] = useState(false)
  const { email, firstName, lastName } = user

  return (
    <tr aria-busy={busy || undefined}>
      <th scope="row">
        <Link to={personOf(user.id)}>{`${firstName} ${lastName}`}</Link>
        <span className={styles.address} title={email}>
          {email}
        </span>
        {temporaryPassword && <TemporaryPassword password={temporaryPassword} onDone={forgetPassword} />}
      </th>
      <td>
        <Plan user={user} />
      </td>
      <td>
        <div className={styles.actions}>
          <Button tone="quiet" aria-label={`Invoices: ${email}`} onClick={() => setInvoicesOpen(true)}>
            Invoices
          </Button>
          {rowActions
            .filter((action) => action.isFor(user))
            .map((action) => (
              <Button
                key={action.label}
                tone={action.isDangerous ? 'danger' : 'quiet'}
                disabled={busy}
                aria-label={`${action.label}: ${email}`}
                onClick={() => start(action)}
              >
                {action.label}
              </Button>
            ))}
        </div>
        <ConfirmAction action={asked} user={user} busy={busy} onConfirm={confirm} onClose={dismiss} />
        <InvoicesDialog user={user} open={hasInvoicesOpen} onClose={() => setInvoicesOpen(false)} />
      </td>
    </tr>
  )
}
