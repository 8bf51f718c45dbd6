import { account } from '../../../../shared/contract/account.ts'
import { call } from '../../../lib/api/call.ts'
import { useNavigate } from '../../../lib/navigation/router.tsx'
import { useSession } from '../../../lib/session/SessionProvider.tsx'
import { delay } from '../../../lib/time/delay.ts'
import { paths } from '../../../paths.ts'

/** Goes to the dashboard with everything that the new access opens, after a moment to read the toast. */
export function useEnterPremium(): () => Promise<void> {
  const { startSession } = useSession()
  const navigate = useNavigate()
  return async () => {
    // If the read fails, the dashboard asks again.
    const reading = call(account.readSessionUser, {}).catch(() => undefined)
    await delay(PAUSE_MS)
    const user = await reading
    if (user) await startSession(user).catch(() => {})
    navigate(paths.dashboard, { replace: true })
  }
}

const PAUSE_MS = 1500
