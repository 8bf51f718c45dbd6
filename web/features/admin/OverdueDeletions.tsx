import type { AdminStats } from '../../../shared/domain/admin.ts'

/** Names the accounts that a job keeps failing to erase. */
export function OverdueDeletions({ deletions }: { deletions: AdminStats['overdueDeletions'] }) {
  if (deletions.length === 0) return null
  return (
    <div role="alert">
      <p>
        <strong>Overdue deletions.</strong> These accounts should have been erased more than a day ago. See “An account
        is not erased” in the runbook.
      </p>
      <ul>
        {deletions.map(({ accountId, dueSince }) => (
          <li key={accountId}>
            <code>{accountId}</code>, due since <time dateTime={dueSince}>{dueAtOf(dueSince)}</time>
          </li>
        ))}
      </ul>
    </div>
  )
}

const dueAtOf = (instant: string) =>
  new Date(instant).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
