import { Problem } from '../../../shared/contract/problem.ts'
import type { Account } from '../../domain/account/account.ts'
import { payerOf } from '../../domain/billing/payerOf.ts'
import type { Payments } from '../../domain/billing/payments.ts'
import type { AccountStore } from '../../store/accounts.ts'

export interface TellPayerNeeds {
  payments: Pick<Payments, 'updateCustomer'>
  accounts: Pick<AccountStore, 'find'>
}

interface Telling {
  accountId: string
  customerId: string
  /** The account as the payment provider knows it already. */
  told?: Account | undefined
}

const TRIES = 5

/**
 * Makes name and address of a customer those of the account. It looks again after it has told: of two that tell at once
 * the later call may carry the older name.
 */
export async function tellPayer(needs: TellPayerNeeds, { accountId, customerId, told }: Telling): Promise<void> {
  let known = told && payerOf(told)
  for (let tried = 0; tried < TRIES; tried += 1) {
    const account = (await needs.accounts.find(accountId))?.account
    if (account?.status !== 'active') return
    const { email, name } = payerOf(account)
    if (known?.email === email && known.name === name) return
    await needs.payments.updateCustomer({ customerId, email, name })
    known = { email, name }
  }
  throw new Problem('CONFLICT')
}
