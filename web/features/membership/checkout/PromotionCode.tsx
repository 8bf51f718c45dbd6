import { type FormEvent, useRef, useState } from 'react'
import { billing } from '../../../../shared/contract/billing.ts'
import type { Checkout } from '../../../../shared/domain/billing.ts'
import { ApiError, messageOf } from '../../../lib/api/ApiError.ts'
import { call } from '../../../lib/api/call.ts'
import { useBusy } from '../../../lib/state/useBusy.ts'
import disclosure from '../../../ui/display/Disclosure.module.css'
import { Button } from '../../../ui/forms/Button.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import stack from '../../../ui/layout/Stack.module.css'
import { discountLine } from './discountLine.ts'

interface Props {
  checkout: Checkout
  onChange: (checkout: Checkout) => void
}

/** A code that takes something off. What the button charges then stands beside the button. */
export function PromotionCode({ checkout: { currency, offer }, onChange }: Props) {
  const [code, setCode] = useState('')
  const area = useRef<HTMLDivElement>(null)
  const [error, setError] = useState<string>()
  const { busy, run } = useBusy(async (promotionCode: string | null) => {
    setError(undefined)
    try {
      onChange(await call(billing.subscribe, { body: { plan: offer.plan, currency, promotionCode } }))
      setCode('')
      focusNext()
    } catch (failure) {
      setError((failure instanceof ApiError && failure.body.fields?.promotionCode) || messageOf(failure, FAILED))
    }
  })

  /** The button that was pressed is about to be replaced. */
  const focusNext = () =>
    requestAnimationFrame(() => area.current?.querySelector<HTMLElement>('button, summary')?.focus())

  function submit(event: FormEvent) {
    event.preventDefault()
    if (code.trim() === '') setError('Enter the code')
    else void run(code.trim())
  }

  return (
    <div className={stack.row} ref={area}>
      <p role="status">{offer.discount && discountLine(offer.discount, offer)}</p>
      {offer.discount ? (
        <Button tone="quiet" busy={busy} onClick={() => void run(null)}>
          Remove the code
        </Button>
      ) : (
        <details>
          <summary className={disclosure.summary}>Have a promotion code?</summary>
          <form onSubmit={submit} className={stack.row} noValidate>
            <TextField
              label="Promotion code"
              value={code}
              maxLength={64}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              error={error}
              onChange={({ target }) => setCode(target.value)}
            />
            <Button type="submit" tone="quiet" busy={busy}>
              Apply
            </Button>
          </form>
        </details>
      )}
    </div>
  )
}

const FAILED = "We couldn't check the code. Please try again."
