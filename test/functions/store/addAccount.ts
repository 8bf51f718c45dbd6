import { anAccount } from '../../makers/anAccount.ts'
import { later, NOW } from '../../makers/later.ts'
import type { Stores } from './describeStores.ts'

/** Adds Jane's account, or another one, as a registration does. */
export async function addAccount(
  { accounts }: Pick<Stores, 'accounts'>,
  changes: Parameters<typeof anAccount>[0] = {},
): Promise<void> {
  const account = anAccount(changes)
  const claim = { email: account.email, claim: 'mine' }
  await accounts.claimEmail({ ...claim, until: later(60), now: NOW })
  await accounts.create(account, claim, {})
}
