import { useState } from 'react'
import type { ListedUser } from '../../../shared/domain/admin.ts'
import { labelsOf } from '../../../shared/domain/membershipLabels.ts'
import { membershipOf } from '../../../shared/domain/subscription.ts'
import { secondsOf } from '../../../shared/domain/time.ts'
import { longDateAt, now } from '../../lib/dates.ts'
import { standingOf } from '../../lib/session/standingOf.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Button } from '../../ui/forms/Button.tsx'
import stack from '../../ui/layout/Stack.module.css'
import styles from './adminArea.module.css'
import { ConfirmAction } from './ConfirmAction.tsx'
import { InvoicesDialog } from './InvoicesDialog.tsx'
import { rowActions } from './rowActions.ts'
import { TemporaryPassword } from './TemporaryPassword.tsx'
import { useRowAction } from './useRowAction.ts'

/** One person: who they are, what they have, and what can be done about it. */
export function UserRow({ user }: { user: ListedUser }) {
  const { busy, asked, temporaryPassword, start, confirm, dismiss, forgetPassword } = useRowAction(user)
  const [hasInvoicesOpen, setInvoicesOpen] = useState(false)
  const { email, firstName, lastName, id } = user

  return (
    <tr aria-busy={busy || undefined}>
      <th scope="row">
        <span>{`${firstName} ${lastName}`}</span>
        <span className={styles.line}>{email}</span>
        <code className={styles.line}>{id}</code>
        <span className={styles.line}>{`Joined ${longDateAt(secondsOf(new Date(user.createdAt)))}`}</span>
        {temporaryPassword && <TemporaryPassword password={temporaryPassword} onDone={forgetPassword} />}
      </th>
      <td>
        <Plan user={user} />
      </td>
      <td>
        <div className={stack.row}>
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

function Plan({ user }: { user: ListedUser }) {
  const membership = membershipOf(standingOf(user), now())
  const { accountPlan } = labelsOf(membership)
  const end = membership.accessExpirationDate
  const notes = [
    user.isComplimentary && 'Complimentary',
    user.isPastDue && 'Past due',
    !user.emailVerified && 'Email not verified',
    user.hasGoogle && 'Google',
  ].filter(Boolean)
  return (
    <>
      <Badge tone={membership.hasActiveAccess ? 'good' : 'plain'}>{accountPlan}</Badge>
      {end !== null && <span className={styles.line}>{`until ${longDateAt(end)}`}</span>}
      {notes.length > 0 && <span className={styles.line}>{notes.join(' · ')}</span>}
    </>
  )
}
