import { google } from '../../../shared/contract/google.ts'
import { call } from '../../lib/call.ts'
import { draft } from '../../lib/draft.ts'
import { pause } from '../../lib/pause.ts'
import { storage } from '../../lib/storage.ts'

/** Leaves the answers of a visitor with the server before a trip to Google. Without them the trip still works. */
export async function storeOnboarding(): Promise<void> {
  const { progress, step } = draft.read()
  if (!progress) return
  await pause(PAUSE_MS)
  try {
    const { token } = await call(google.storeOnboarding, { body: { ...progress, step: step ?? undefined } })
    storage.write('onboarding_token', token)
  } catch (error) {
    console.warn('The answers were saved in this browser only', error)
  }
  await pause(PAUSE_MS)
}

const PAUSE_MS = 100
