import { guardStorage } from './guardStorage.ts'

const local = guardStorage(() => localStorage)

/** What the browser keeps between visits. Where it keeps nothing, values last as long as the page. */
export const storage = {
  read: (key: StorageKey): string | null => refused.get(key) ?? local.read(key),

  /** Whether the value outlasts the page. */
  write(key: StorageKey, value: string): boolean {
    const isKept = local.write(key, value)
    if (isKept) refused.delete(key)
    else refused.set(key, value)
    return isKept
  },

  remove(key: StorageKey): void {
    refused.delete(key)
    local.remove(key)
  },

  /** Removes everything personal. The theme belongs to the device and stays. */
  clearPersonalData(): void {
    for (const key of PERSONAL_KEYS) storage.remove(key)
  },
}

const PERSONAL_KEYS = [
  'onboardingProgress',
  'onboardingStep',
  'hasJustAuthenticated',
  'returningFromAuth',
  'onboarding_token',
  'showTrialModalOnDashboard',
  'showBigThreeOnDashboard',
  'userId',
  'dashboard',
  'chart',
  'trackedCheckout',
  'trialDaysDone',
  'askAboutLetter',
  'notes',
] as const

export type StorageKey = (typeof PERSONAL_KEYS)[number] | 'theme' | 'pendingLogout' | 'consent' | 'trackingIds'

/** Only the values that local storage refused: the others may be changed by another tab. */
const refused = new Map<StorageKey, string>()
