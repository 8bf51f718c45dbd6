import { type OnboardingProgress, parseProgress } from '../../../shared/domain/onboarding.ts'
import { storage } from './storage.ts'

/** A visitor's answers, kept in the browser until they are saved to an account. */
export const onboardingDraft = {
  read(): { progress: OnboardingProgress | null; step: number | null } {
    const step = Number(storage.read('onboardingStep'))
    return { progress: parse(storage.read('onboardingProgress')), step: step || null }
  },

  /** Whether the answers outlast the page. */
  save(progress: OnboardingProgress, step: number): boolean {
    storage.write('onboardingStep', String(step))
    return storage.write('onboardingProgress', JSON.stringify(progress))
  },

  clear(): void {
    storage.remove('onboardingProgress')
    storage.remove('onboardingStep')
    storage.remove('onboarding_token')
  },
}

function parse(text: string | null): OnboardingProgress | null {
  try {
    return text ? parseProgress(JSON.parse(text)) : null
  } catch {
    return null
  }
}
