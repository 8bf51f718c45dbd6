import { mutate } from 'swr'
import { account } from '../../../../shared/contract/account.ts'
import { billing } from '../../../../shared/contract/billing.ts'
import { call, replyKey } from '../../../lib/api/call.ts'
import { useSession } from '../../../lib/session/SessionProvider.tsx'

/** Reads again what the account may do and what it is billed, after the server has changed it. */
export function useRefreshMembership(): () => Promise<void> {
  const { updateUser } = useSession()
  return async () => {
    await updateUser(await call(account.readSessionUser, {}))
    await mutate(replyKey(billing.readBilling, {}))
  }
}
