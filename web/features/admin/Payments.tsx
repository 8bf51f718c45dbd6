import { useState } from 'react'
import { admin } from '../../../shared/contract/admin.ts'
import type { AdminInvoice, AdminUser } from '../../../shared/domain/admin.ts'
import { formatMoney } from '../../../shared/domain/money.ts'
import { secondsOf } from '../../../shared/domain/time.ts'
import { messageOf } from '../../lib/api/ApiError.ts'
import { useBusy } from '../../lib/state/useBusy.ts'
import { longDateAt } from '../../lib/time/dates.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { showToast } from '../../ui/feedback/showToast.ts'
import { Button } from '../../ui/forms/Button.tsx'
import stack from '../../ui/layout/Stack.module.css'
import { ReasonForm } from './ConfirmAction.tsx'
import { callAdmin, readFiguresAgain, readPeopleAgain } from './callAdmin.ts'
import { ALL, type RefundChoice, RefundForm } from './RefundForm.tsx'

interface Props {
  user: AdminUser
  invoices: readonly AdminInvoice[]
  onChanged: () => Promise<unknown>
}

/** What somebody has been charged, newest first, to refund it or to send its receipt once more. */
export const Payments = ({ invoices, ...props }: Props) => (
  <>
    {invoices.length === 0 && <p>No invoices. Nothing has been charged.</p>}
    {invoices.map((invoice) => (
      <section key={invoice.id} aria-label={`Invoice ${invoice.id}`}>
        <Invoice {...props} invoice={invoice} />
      </section>
    ))}
  </>
)

const failed = (error: unknown, fallback: string) =>
  showToast({ title: 'Error', description: messageOf(error, fallback), tone: 'danger' })

function Invoice({ user, invoice, onChanged }: Omit<Props, 'invoices'> & { invoice: AdminInvoice }) {
  const { id: invoiceId, createdAt, amountPaid, amountRefunded, currency, status } = invoice
  const [isRefunding, setRefunding] = useState(false)
  const [isResending, setResending] = useState(false)
  const params = { id: user.id }

  const refund = useBusy(async ({ amount, cancel, reason }: RefundChoice) => {
    try {
      const body = { invoiceId, reason, amountRefunded, cancel, ...(amount !== ALL && { amount }) }
      const { refund: done } = await callAdmin(admin.refundInvoice, { params, body })
      const given = formatMoney(done.amount - amountRefunded, currency)
      const ended = cancel ? ' Premium has ended.' : ''
      const description = `Refunded ${given} to ${user.email}. Stripe says: ${done.status}.${ended}`
      showToast({ title: 'Invoice Refunded', description })
      await onChanged()
      setRefunding(false)
      if (cancel) readPeopleAgain()
    } catch (error) {
      failed(error, 'Failed to refund the invoice. Please try again.')
    }
    readFiguresAgain()
  })

  const resend = useBusy(async (reason: string) => {
    try {
      await callAdmin(admin.resendReceipt, { params, body: { invoiceId, ...(reason && { reason }) } })
      setResending(false)
      showToast({ title: 'Receipt Sent', description: `It's on its way to ${user.email}.` })
      readFiguresAgain()
    } catch (error) {
      failed(error, 'Failed to send the receipt. Please try again.')
    }
  })

  const isRefunded = amountRefunded > 0 && amountRefunded >= amountPaid
  const inPart = amountRefunded > 0 && !isRefunded && `${formatMoney(amountRefunded, currency)} refunded`
  return (
    <>
      <p className={stack.row}>
        <span>{longDateAt(secondsOf(new Date(createdAt)))}</span>
        <span>{formatMoney(amountPaid, currency)}</span>
        <Badge tone={status === 'paid' && !isRefunded ? 'good' : 'plain'}>{isRefunded ? 'refunded' : status}</Badge>
        {inPart && <span>{inPart}</span>}
        {status === 'paid' && amountPaid > 0 && (
          <>
            <Button tone="quiet" onClick={() => setResending(true)}>
              Resend receipt
            </Button>
            {!isRefunded && (
              <Button tone="danger" onClick={() => setRefunding(true)}>
                Refund
              </Button>
            )}
          </>
        )}
      </p>
      {isResending && (
        <>
          <p>
            {`${user.email} gets the receipt of ${formatMoney(amountPaid, currency)} once more by email. Nothing is charged.`}
          </p>
          <ReasonForm
            confirm="Yes, send it"
            needsReason={false}
            isDangerous={false}
            busy={resend.busy}
            onConfirm={(reason) => void resend.run(reason)}
            onClose={() => setResending(false)}
          />
        </>
      )}
      {isRefunding && (
        <RefundForm
          user={user}
          invoice={invoice}
          busy={refund.busy}
          onConfirm={(wanted) => void refund.run(wanted)}
          onClose={() => setRefunding(false)}
        />
      )}
    </>
  )
}
