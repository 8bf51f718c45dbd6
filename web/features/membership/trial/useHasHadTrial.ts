import { useSession } from '../../../lib/session/SessionProvider.tsx'

/** Whether the account has had its one trial: whoever subscribes then pays at once, and no offer may say otherwise. */
export const useHasHadTrial = (): boolean => Boolean(useSession().user?.trialEndsAt)
