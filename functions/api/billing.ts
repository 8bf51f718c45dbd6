import { billing as contract } from '../../shared/contract/billing.ts'
import { Problem } from '../../shared/contract/problem.ts'
import { serve } from '../kit/http/serve.ts'
import { wireBilling } from '../wiring.ts'

const isDisabled = (): never => {
  throw new Problem('PAYMENTS_DISABLED')
}

export const handler = serve(contract, wireBilling(), {
  subscribe: isDisabled,
  confirmSubscription: isDisabled,
  cancelSubscription: isDisabled,
  cancelTrial: isDisabled,
  reactivateSubscription: isDisabled,
  readBilling: () => ({ subscription: null, invoices: [], pastDue: null }),
  startCardUpdate: isDisabled,
  confirmCardUpdate: isDisabled,
  createTestPayment: () => {
    throw new Problem('NOT_FOUND')
  },
})
