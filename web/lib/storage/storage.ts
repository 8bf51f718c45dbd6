/** Local storage that never throws: where it is blocked, values last as long as the page. */
export const storage = {
  read: (key: StorageKey): string | null => refused.get(key) ?? attempt(() => localStorage.getItem(key)) ?? null,

  write(key: StorageKey, value: string): void {
    refused.set(key, value)
    attempt(() => {
      localStorage.setItem(key, value)
      refused.delete(key)
    })
  },

  remove(key: StorageKey): void {
    refused.delete(key)
    attempt(() => localStorage.removeItem(key))
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
] as const

export type StorageKey = (typeof PERSONAL_KEYS)[number] | 'theme' | 'pendingLogout' | 'consent' | 'trackingIds'

/** Only the values that local storage refused: the others may be changed by another tab. */
const refused = new Map<StorageKey, string>()

function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
