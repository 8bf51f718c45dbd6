import { account } from '../../../shared/contract/account.ts'
import type { OnboardingProgress } from '../../../shared/domain/onboarding.ts'
import type { SessionUser } from '../../../shared/domain/user.ts'
import { track } from '../../lib/analytics.ts'
import { call } from '../../lib/call.ts'
import { draft } from '../../lib/draft.ts'
import { pause } from '../../lib/pause.ts'

export type Ending = 'welcome' | 'free' | 'correction'

/** Saves the answers and completes onboarding. The draft is forgotten only when both have worked. */
export async function finishOnboarding(progress: OnboardingProgress, ending: Ending): Promise<SessionUser> {
  const saved = await call(account.saveProfile, { body: progress })
  if (ending === 'correction') return saved

  if (ending === 'free') await pause(SAVE_SETTLES_MS)
  const { user } = await call(account.completeOnboarding, { body: ending === 'free' ? { skipTrial: true } : undefined })

  draft.forget()
  track('onboarding_complete', {
    birth_date_provided: Boolean(progress.birthDate),
    birth_time_provided: Boolean(progress.birthTime),
    birth_place_provided: Boolean(progress.birthPlace),
  })
  return user
}

const SAVE_SETTLES_MS = 300
