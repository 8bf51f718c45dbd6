import { useState } from 'react'
import { admin } from '../../../shared/contract/admin.ts'
import type { AdminDispute } from '../../../shared/domain/admin.ts'
import { formatMoney } from '../../../shared/domain/money.ts'
import { messageOf } from '../../lib/api/ApiError.ts'
import { useBusy } from '../../lib/state/useBusy.ts'
import { AsyncBoundary } from '../../ui/feedback/AsyncBoundary.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { showToast } from '../../ui/feedback/showToast.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { Dialog } from '../../ui/layout/Dialog.tsx'
import stack from '../../ui/layout/Stack.module.css'
import styles from './adminArea.module.css'
import { instant } from './adminWords.ts'
import { ReasonForm } from './ConfirmAction.tsx'
import { callAdmin, useAdminReply } from './callAdmin.ts'
import { disputeEvidence } from './disputeEvidence.ts'

/** Charges that banks have taken back: what to answer, by when, and what holds an account. */
export function Disputes() {
  const disputes = useAdminReply(admin.listDisputes, {})
  return (
    <section aria-labelledby="disputes">
      <h2 id="disputes">Disputes</h2>
      <AsyncBoundary result={disputes} fallback={<Skeleton lines={4} />} failed="We couldn't load the disputes.">
        {(all) =>
          all.length === 0 ? (
            <p>No bank disputes a charge.</p>
          ) : (
            <ol className={styles.audit}>
              {all.map((dispute) => (
                <Dispute key={dispute.id} dispute={dispute} onChanged={disputes.mutate} />
              ))}
            </ol>
          )
        }
      </AsyncBoundary>
    </section>
  )
}

interface DisputeProps {
  dispute: AdminDispute
  onChanged: () => Promise<unknown>
}

function Dispute({ dispute, onChanged }: DisputeProps) {
  const { id, userId, amount, currency, reason, dueBy, status } = dispute
  const [isAsking, setAsking] = useState(false)
  const copying = useBusy(async () => {
    try {
      const person = await callAdmin(admin.readUser, { params: { id: userId } })
      await navigator.clipboard.writeText(disputeEvidence(dispute, person))
      showToast({ title: 'Evidence copied', description: 'Paste it into the dispute at Stripe and send it there.' })
    } catch (error) {
      showToast({
        title: 'Nothing was copied',
        description: messageOf(error, "We couldn't read the evidence."),
        tone: 'danger',
      })
    }
  })
  const clearing = useBusy(async (why: string) => {
    try {
      const { message } = await callAdmin(admin.clearDispute, { params: { id: userId }, body: { reason: why } })
      showToast({ title: 'Dispute cleared', description: message })
      setAsking(false)
    } catch (error) {
      const description = messageOf(error, "We couldn't clear the dispute.")
      showToast({ title: 'Not cleared', description, tone: 'danger' })
    }
    await onChanged()
  })
  return (
    <li>
      <strong>{formatMoney(amount, currency)}</strong> <span>{sayReason(reason)}</span>
      <span className={styles.line}>
        <span>{`${STATES[status] ?? status}${dueBy && status.endsWith('needs_response') ? ` by ${instant(dueBy)}` : ''}`}</span>{' '}
        <code>{userId}</code>
      </span>
      <div className={stack.row}>
        <Button tone="quiet" busy={copying.busy} onClick={() => void copying.run()}>
          Copy evidence
        </Button>
        <a href={`https://dashboard.stripe.com/disputes/${id}`} target="_blank" rel="noreferrer">
          Open at Stripe
        </a>
        {!LIFTED.includes(status) && (
          <Button tone="quiet" disabled={clearing.busy} onClick={() => setAsking(true)}>
            Clear…
          </Button>
        )}
      </div>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title="Clear this dispute?" narrow>
        <p>
          The person can start a subscription again. What has ended stays ended, and the dispute at Stripe goes on as it
          is.
        </p>
        <ReasonForm
          confirm="Clear dispute"
          needsReason
          isDangerous={false}
          busy={clearing.busy}
          onConfirm={(why) => void clearing.run(why)}
          onClose={() => setAsking(false)}
        />
      </Dialog>
    </li>
  )
}

/** These hold no account, so there is nothing to clear. */
const LIFTED = ['won', 'prevented', 'warning_needs_response', 'warning_under_review', 'warning_closed']

const STATES: Record<string, string> = {
  needs_response: 'Answer it',
  under_review: 'Answered; the bank decides',
  won: 'Won',
  lost: 'Lost',
  prevented: 'Prevented',
  warning_needs_response: 'The bank only asks; answer it',
  warning_under_review: 'The bank only asks; answered',
  warning_closed: 'The bank asked, and it is over',
}

/** `product_not_received` is "product not received". */
const sayReason = (reason: string) => reason.replaceAll('_', ' ')
