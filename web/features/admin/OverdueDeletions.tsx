import type { AdminStats } from '../../../shared/domain/admin.ts'

/** Names the closed accounts that a job keeps failing to erase. */
export function OverdueDeletions({ deletions }: { deletions: AdminStats['overdueDeletions'] }) {
  if (deletions.length === 0) return null
  return (
    <div role="alert">
      <p>
        <strong>Overdue deletions.</strong> These accounts were closed more than a day ago and aren’t erased yet. See
        “An account is not erased” in the runbook.
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
