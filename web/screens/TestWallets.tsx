import { Elements, PaymentElement } from '@stripe/react-stripe-js'
import useSWR from 'swr'
import { billing } from '../../shared/contract/billing.ts'
import { useStripeScript } from '../features/membership/checkout/useStripeScript.ts'
import { call } from '../lib/api/call.ts'
import { Loading } from '../ui/feedback/Loading.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Button } from '../ui/forms/Button.tsx'
import { Page } from '../ui/layout/Page.tsx'

/** For developers: shows which wallets this browser offers. Nothing can be paid here. */
export function TestWallets() {
  const { stripe, error, isDisabled } = useStripeScript()
  const payment = useSWR('test payment', () => call(billing.createTestPayment, { body: {} }))
  const clientSecret = payment.data?.clientSecret
  const hasFailed = payment.error || (payment.data && !clientSecret)

  return (
    <Page title="Test wallets" width="reading">
      <h1>Test wallets</h1>
      {hasFailed && <p role="alert">Failed to create test payment</p>}
      {!hasFailed && (error || isDisabled) && <p role="alert">Stripe is not available here.</p>}
      {stripe && clientSecret && (
        <form onSubmit={(event) => event.preventDefault()}>
          <Elements stripe={stripe} options={{ clientSecret, appearance: { theme: 'night' } }}>
            <PaymentElement options={{ layout: 'tabs', wallets: ALWAYS_OFFERED }} />
          </Elements>
          <Button type="submit">Submit (does nothing)</Button>
        </form>
      )}
      {payment.isLoading && (
        <Loading>
          <Skeleton height={320} />
        </Loading>
      )}
    </Page>
  )
}

/** Stripe shows a wallet wherever the browser has it, and never elsewhere: `auto` is as much as can be asked for. */
const ALWAYS_OFFERED = { applePay: 'auto', googlePay: 'auto' } as const
