import { account } from '../../../shared/contract/account.ts'
import type { OnboardingProgress } from '../../../shared/domain/onboarding.ts'
import type { SessionUser } from '../../../shared/domain/user.ts'
import { track } from '../../lib/analytics/analytics.ts'
import { call } from '../../lib/api/call.ts'
import { onboardingDraft } from '../../lib/storage/onboardingDraft.ts'
import { delay } from '../../lib/time/delay.ts'

export type CompletionKind = 'welcome' | 'free' | 'correction'

/** Saves the answers and completes onboarding. The draft is deleted only after both have succeeded. */
export async function finishOnboarding(progress: OnboardingProgress, kind: CompletionKind): Promise<SessionUser> {
  const saved = await call(account.saveProfile, { body: progress })
  if (kind === 'correction') return saved

  if (kind === 'free') await delay(SAVE_DELAY_MS)
  const { user } = await call(account.completeOnboarding, { body: kind === 'free' ? { skipTrial: true } : undefined })

  onboardingDraft.clear()
  track('onboarding_complete', {
    birth_date_provided: Boolean(progress.birthDate),
    birth_time_provided: Boolean(progress.birthTime),
    birth_place_provided: Boolean(progress.birthPlace),
  })
  return user
}

const SAVE_DELAY_MS = 300
