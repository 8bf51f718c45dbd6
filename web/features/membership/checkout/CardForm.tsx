import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { brand } from '../../../../shared/domain/brand.ts'
import type { CurrencyCode } from '../../../../shared/domain/money.ts'
import { useBusy } from '../../../lib/state/useBusy.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import styles from './checkout.module.css'
import { setUpCard } from './setUpCard.ts'
import { useAppearance } from './useAppearance.ts'
import { useWalletPreselection } from './useWalletPreselection.ts'

interface FormProps {
  label: string
  /** Decides the country that the billing address starts with. */
  currency: CurrencyCode
  email: string
  returnPath: string
  /** Something else is in progress, and the form waits for it. */
  isWaiting?: boolean
  /** Stripe did not accept the payment method; says why. */
  onRefused: (message: string) => void
  /** The payment method is saved. Resolves to what went wrong after that, if anything did. */
  onSetUp: (setupIntentId: string) => Promise<string | undefined>
  /** What is said beside the button. */
  children: ReactNode
}

interface Props extends FormProps {
  stripe: Stripe
  clientSecret: string
}

/** Stripe's payment form with our button. A new secret begins a new form. */
export function CardForm({ stripe, clientSecret, ...form }: Props) {
  const appearance = useAppearance()
  // Outside the form: after a refusal the next form says why there is a new one.
  const [message, setMessage] = useState<string>()
  return (
    <Elements key={clientSecret} stripe={stripe} options={{ clientSecret, appearance }}>
      <CardFields {...form} message={message} onMessage={setMessage} />
    </Elements>
  )
}

interface Messages {
  message: string | undefined
  onMessage: (message: string | undefined) => void
}

function CardFields({ label, currency, email, isWaiting = false, children, message, ...form }: FormProps & Messages) {
  const wallets = useWalletPreselection()
  const [isReady, setReady] = useState(false)
  const { busy, run } = useSubmission(form)

  function submit(event: FormEvent) {
    event.preventDefault()
    void run()
  }

  return (
    <form onSubmit={submit} className={styles.form} noValidate>
      <div className={styles.payment}>
        <PaymentElement
          options={{
            layout: 'tabs',
            business: { name: brand.name },
            defaultValues: { billingDetails: { email, address: { country: currency === 'SGD' ? 'SG' : 'US' } } },
          }}
          onReady={(element) => {
            setReady(true)
            wallets.onReady(element)
          }}
          onFocus={wallets.onFocus}
          onChange={wallets.onChange}
        />
      </div>
      {children}
      <Button type="submit" wide busy={busy || isWaiting} disabled={!isReady} data-keep-clear="">
        {busy ? 'One moment…' : label}
      </Button>
      <p role="alert" className={styles.error}>
        {message}
      </p>
    </form>
  )
}

type Submission = Pick<FormProps, 'returnPath' | 'onRefused' | 'onSetUp'> & Pick<Messages, 'onMessage'>

/** Saves the payment method and hands it on. A second try after a lost answer does not save it again. */
function useSubmission({ returnPath, onRefused, onSetUp, onMessage }: Submission) {
  const stripe = useStripe()
  const elements = useElements()
  const saved = useRef<string>(undefined)

  return useBusy(async () => {
    if (!stripe || !elements) return
    onMessage(undefined)
    const setUp = saved.current ? { setupIntentId: saved.current } : await setUpCard({ stripe, elements, returnPath })
    if ('message' in setUp) {
      onRefused(setUp.message)
      return onMessage(setUp.message)
    }
    saved.current = setUp.setupIntentId
    onMessage(await onSetUp(setUp.setupIntentId))
  })
}
