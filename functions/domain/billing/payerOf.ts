import type { Account } from '../account/account.ts'

export interface Payer {
  email: string
  name: string
}

/** An account as its receipts name it. */
export const payerOf = ({ email, firstName, lastName }: Account): Payer => ({
  email,
  name: `${firstName} ${lastName}`.trim(),
})
