import type { BilledInvoice } from '../../../../shared/domain/billing.ts'
import { longDateAt } from '../../../lib/time/dates.ts'
import { Badge } from '../../../ui/display/Badge.tsx'
import styles from './billing.module.css'
import { wireMoney } from './wireMoney.ts'

/** Invoices, newest first. */
export function BillingHistory({ invoices }: { invoices: readonly BilledInvoice[] }) {
  if (invoices.length === 0) return <p className={styles.note}>No invoices yet. They appear here after a charge.</p>
  return (
    <ul className={styles.invoices}>
      {invoices.map((invoice) => (
        <Invoice key={invoice.id} {...invoice} />
      ))}
    </ul>
  )
}

function Invoice({ created, amount_paid, currency, status, invoice_pdf }: BilledInvoice) {
  const day = longDateAt(created)
  return (
    <li>
      <span>{day}</span>
      <span>{wireMoney(amount_paid, currency)}</span>
      <span className={styles.status}>
        <Badge tone={status === 'paid' ? 'good' : 'plain'}>{labels[status] ?? status}</Badge>
      </span>
      {invoice_pdf && (
        <a href={invoice_pdf} target="_blank" rel="noopener" aria-label={`PDF of the invoice of ${day}`}>
          PDF
        </a>
      )}
    </li>
  )
}

const labels: Record<BilledInvoice['status'], string> = {
  paid: 'Paid',
  pending: 'Pending',
  void: 'Void',
  uncollectible: 'Unpaid',
}
