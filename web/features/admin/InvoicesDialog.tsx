import { useState } from 'react'
import { admin } from '../../../shared/contract/admin.ts'
import type { AdminInvoice, AdminUser } from '../../../shared/domain/admin.ts'
import { formatMoney } from '../../../shared/domain/money.ts'
import { secondsOf } from '../../../shared/domain/time.ts'
import { messageOf } from '../../lib/api/ApiError.ts'
import { longDateAt } from '../../lib/dates.ts'
import { useBusy } from '../../lib/useBusy.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { AsyncBoundary } from '../../ui/feedback/AsyncBoundary.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { showToast } from '../../ui/feedback/showToast.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { Dialog } from '../../ui/layout/Dialog.tsx'
import stack from '../../ui/layout/Stack.module.css'
import { ReasonForm } from './ConfirmAction.tsx'
import { callAdmin, readFiguresAgain, useAdminReply } from './callAdmin.ts'

interface Props {
  user: AdminUser
  open: boolean
  onClose: () => void
}

/** What somebody has been charged, to refund it or to send its receipt once more. */
export const InvoicesDialog = ({ user, open, onClose }: Props) => (
  <Dialog open={open} onClose={onClose} title={`Invoices of ${user.email}`}>
    <p>
      <code>{user.id}</code>
    </p>
    <Invoices user={user} />
  </Dialog>
)

function Invoices({ user }: { user: AdminUser }) {
  const invoices = useAdminReply(admin.listInvoices, { params: { id: user.id } })
  const [refunding, setRefunding] = useState<string>()

  const refund = useBusy(async ({ id: invoiceId, currency }: AdminInvoice, reason: string) => {
    try {
      const body = { invoiceId, reason }
      const { refund: done } = await callAdmin(admin.refundInvoice, { params: { id: user.id }, body })
      await invoices.mutate()
      setRefunding(undefined)
      const description = `Refunded ${formatMoney(done.amount, currency)} to ${user.email}. Stripe says: ${done.status}.`
      showToast({ title: 'Invoice Refunded', description })
      readFiguresAgain()
    } catch (error) {
      const description = messageOf(error, 'Failed to refund the invoice. Please try again.')
      showToast({ title: 'Error', description, tone: 'danger' })
    }
  })

  return (
    <AsyncBoundary result={invoices} fallback={<Skeleton lines={4} />} failed="We couldn't load the invoices.">
      {(list) => (
        <>
          {list.length === 0 && <p>No invoices. Nothing has been charged.</p>}
          {list.map((invoice) => (
            <section key={invoice.id} aria-label={`Invoice ${invoice.id}`}>
              <InvoiceLine user={user} invoice={invoice} onRefund={() => setRefunding(invoice.id)} />
              {refunding === invoice.id && (
                <ReasonForm
                  confirm={`Yes, refund ${formatMoney(invoice.amountPaid - invoice.amountRefunded, invoice.currency)}`}
                  needsReason
                  isDangerous
                  busy={refund.busy}
                  onConfirm={(reason) => void refund.run(invoice, reason)}
                  onClose={() => setRefunding(undefined)}
                />
              )}
            </section>
          ))}
        </>
      )}
    </AsyncBoundary>
  )
}

interface LineProps {
  user: AdminUser
  invoice: AdminInvoice
  onRefund: () => void
}

function InvoiceLine({ user, invoice, onRefund }: LineProps) {
  const { id, createdAt, amountPaid, amountRefunded, currency, status } = invoice
  const resend = useBusy(async () => {
    try {
      await callAdmin(admin.resendReceipt, { params: { id: user.id }, body: { invoiceId: id } })
      showToast({ title: 'Receipt Sent', description: `It's on its way to ${user.email}.` })
      readFiguresAgain()
    } catch (error) {
      const description = messageOf(error, 'Failed to send the receipt. Please try again.')
      showToast({ title: 'Error', description, tone: 'danger' })
    }
  })
  const isRefunded = amountRefunded > 0 && amountRefunded >= amountPaid

  return (
    <p className={stack.row}>
      <span>{longDateAt(secondsOf(new Date(createdAt)))}</span>
      <span>{formatMoney(amountPaid, currency)}</span>
      <Badge tone={status === 'paid' && !isRefunded ? 'good' : 'plain'}>{isRefunded ? 'refunded' : status}</Badge>
      {status === 'paid' && amountPaid > 0 && (
        <>
          <Button tone="quiet" busy={resend.busy} onClick={() => void resend.run()}>
            Resend receipt
          </Button>
          {!isRefunded && (
            <Button tone="danger" onClick={onRefund}>
              Refund
            </Button>
          )}
        </>
      )}
    </p>
  )
}
