import { useState } from 'react'
import type { AdminInvoice, AdminUser } from '../../../shared/domain/admin.ts'
import { hasNoAccess } from '../../../shared/domain/adminRules.ts'
import { formatMoney } from '../../../shared/domain/money.ts'
import { TextField } from '../../ui/forms/TextField.tsx'
import { ReasonForm } from './ConfirmAction.tsx'

/** All that is left of an invoice. */
export const ALL = 'all'

export interface RefundChoice {
  /** Minor units. */
  amount: number | typeof ALL
  cancel: boolean
  reason: string
}

interface Props {
  user: AdminUser
  invoice: AdminInvoice
  busy: boolean
  onConfirm: (wanted: RefundChoice) => void
  onClose: () => void
}

/** How much is given back and whether Premium ends with it. What it will do stands above the button. */
export function RefundForm({ user, invoice, busy, onConfirm, onClose }: Props) {
  const left = invoice.amountPaid - invoice.amountRefunded
  const [typed, setTyped] = useState((left / 100).toFixed(2))
  const [cancel, setCancel] = useState(false)
  const minor = minorUnitsIn(typed)
  const isWrong = minor === undefined || minor < 1 || minor > left
  const most = formatMoney(left, invoice.currency)
  const amount = formatMoney(isWrong ? 0 : minor, invoice.currency)
  const isSubscribed = user.stripeSubscriptionId !== null
  const access = cancel
    ? `Premium ends now${isSubscribed ? ', the subscription ends at Stripe,' : ''} and nothing more is charged.`
    : 'Premium stays as it is.'

  return (
    <>
      <TextField
        label="Amount"
        inputMode="decimal"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={isWrong ? `Use an amount from 0.01 to ${(left / 100).toFixed(2)}.` : undefined}
        hint={`At most ${most}, which is what is left.`}
        disabled={busy}
      />
      {!hasNoAccess(user) && (
        <label>
          <input
            type="checkbox"
            checked={cancel}
            disabled={busy}
            onChange={({ target }) => setCancel(target.checked)}
          />{' '}
          End Premium now, too
        </label>
      )}
      <p>
        <span>{!isWrong && `${amount} goes back to the card of ${user.email}, and an email says so. `}</span>
        <span>{access}</span>
      </p>
      <ReasonForm
        confirm={`Yes, refund ${amount}`}
        needsReason
        isDangerous
        busy={busy}
        onConfirm={(reason) => {
          if (!isWrong) onConfirm({ amount: minor === left ? ALL : minor, cancel, reason })
        }}
        onClose={onClose}
      />
    </>
  )
}

/** 12.5 and 12,50 are 1250; undefined for what is no amount. */
export function minorUnitsIn(text: string): number | undefined {
  const [, whole, , part = ''] = /^\s*(\d{1,7})([.,](\d{1,2}))?\s*$/.exec(text) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
