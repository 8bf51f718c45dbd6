import { google } from '../../../../shared/contract/identity/google.ts'
import { call } from '../../../lib/api/call.ts'
import { onboardingDraft } from '../../../lib/storage/onboardingDraft.ts'
import { storage } from '../../../lib/storage/storage.ts'
import { delay } from '../../../lib/time/delay.ts'

/** Stores a visitor's answers on the server before the redirect to Google. If that fails, signing in still works. */
export async function storeOnboarding(): Promise<void> {
  const { progress, step } = onboardingDraft.read()
  if (!progress) return
  await delay(DELAY_MS)
  try {
    const { token } = await call(google.storeOnboarding, { body: { ...progress, step: step ?? undefined } })
    storage.write('onboarding_token', token)
  } catch (error) {
    console.warn('The answers were saved in this browser only', error)
  }
  await delay(DELAY_MS)
}

const DELAY_MS = 100
