import { type ReactNode, useState } from 'react'
import { admin } from '../../../shared/contract/admin.ts'
import { AUDIT_PAGE, type AuditRecord } from '../../../shared/domain/admin.ts'
import { AsyncBoundary } from '../../ui/feedback/AsyncBoundary.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Button } from '../../ui/forms/Button.tsx'
import styles from './adminArea.module.css'
import { useAdminReply } from './callAdmin.ts'

/** Everything that operators have done, newest first. */
export function AuditLog() {
  const [pages, setPages] = useState(1)
  return <Page pagesLeft={pages - 1} onMore={() => setPages(pages + 1)} />
}

interface PageProps {
  before?: string
  pagesLeft: number
  onMore: () => void
}

function Page({ before, pagesLeft, onMore }: PageProps) {
  const page = useAdminReply(admin.listAudit, { query: { ...(before && { before }) } })
  return (
    <AsyncBoundary result={page} fallback={<Skeleton lines={10} />} failed="We couldn't load the audit log.">
      {(records) => {
        const oldest = records.at(-1)
        return (
          <>
            {records.length === 0 && !before && <p>Nothing has been done yet.</p>}
            <ol className={styles.audit}>
              {records.map((record) => (
                <AuditLine key={record.id} record={record} />
              ))}
            </ol>
            {oldest &&
              records.length >= AUDIT_PAGE &&
              (pagesLeft > 0 ? (
                <Page before={oldest.id} pagesLeft={pagesLeft - 1} onMore={onMore} />
              ) : (
                <Button tone="quiet" onClick={onMore}>
                  Show earlier
                </Button>
              ))}
          </>
        )
      }}
    </AsyncBoundary>
  )
}

/** One thing that an operator did, and what came of it. */
export function AuditLine({ record, children }: { record: AuditRecord; children?: ReactNode }) {
  const { at, action, result, target, before, after, reason, session, ipPrefix } = record
  const changed = before && after && before.subscriptionStatus !== after.subscriptionStatus
  return (
    <li>
      <time dateTime={at}>{new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' })}</time>{' '}
      {LOOKS.includes(action) ? <span>{labels[action]}</span> : <strong>{labels[action]}</strong>}{' '}
      <span>{results[result] ?? `(failed: ${result})`}</span> {target && <code>{target}</code>}
      <span className={styles.line}>
        {[
          changed && `${before.subscriptionStatus} → ${after.subscriptionStatus}`,
          reason && `“${reason}”`,
          session && `session ${session}`,
          ipPrefix,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {children}
    </li>
  )
}

/** Most lines of the log, and seldom the ones that somebody looks for. */
const LOOKS: AuditRecord['action'][] = [
  'listUsers',
  'readStats',
  'listAudit',
  'listInvoices',
  'listDisputes',
  'readUser',
  'readQueues',
]

/** Refusals keep their code. An act whose outcome was never recorded is only known to have begun. */
const results: Record<string, string> = { OK: '', STARTED: '(outcome not known)' }

const labels: Record<AuditRecord['action'], string> = {
  login: 'Signed in',
  logout: 'Logged out',
  listUsers: 'Listed people',
  readStats: 'Read the figures',
  listAudit: 'Read the audit log',
  listInvoices: 'Listed invoices',
  deleteUser: 'Deleted an account',
  resetTrial: 'Extended a trial',
  cancelSubscription: 'Cancelled a subscription',
  convertToFree: 'Made an account free',
  startTrial: 'Gifted a trial',
  unlockPremium: 'Unlocked Premium',
  resetPassword: 'Reset a password',
  forceConvert: 'Forced Premium',
  refundInvoice: 'Refunded an invoice',
  listDisputes: 'Read the disputes',
  clearDispute: 'Cleared a dispute',
  resendReceipt: 'Resent a receipt',
  readUser: 'Looked at a person',
  readQueues: 'Read the queues',
  reactivate: 'Reactivated a subscription',
}
