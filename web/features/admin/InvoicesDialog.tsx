import { admin } from '../../../shared/contract/admin.ts'
import type { AdminUser } from '../../../shared/domain/admin.ts'
import { AsyncBoundary } from '../../ui/feedback/AsyncBoundary.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Dialog } from '../../ui/layout/Dialog.tsx'
import { useAdminReply } from './callAdmin.ts'
import { Payments } from './Payments.tsx'

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
  return (
    <AsyncBoundary result={invoices} fallback={<Skeleton lines={4} />} failed="We couldn't load the invoices.">
      {(list) => <Payments user={user} invoices={list} onChanged={invoices.mutate} />}
    </AsyncBoundary>
  )
}
