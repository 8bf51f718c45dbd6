import { requestedPage } from '../../lib/session/requestedPage.ts'
import { paths } from '../../paths.ts'

/** Why somebody is asked to sign in, who opened a page of the app signed out. */
export function signInReason(): string | undefined {
  const page = requestedPage.read()
  if (page === paths.updateCard) return 'Sign in to update your card.'
  const path = page?.split('?')[0]
  return path === undefined ? undefined : reasons[path]
}

/** Every page that asks who is there. */
export const reasons: Record<string, string> = {
  [paths.dashboard]: "Sign in to see today's reading.",
  [paths.natalChart]: 'Sign in to see your chart.',
  [paths.ahead]: 'Sign in to see your year ahead.',
  [paths.moonMonth]: "Sign in to see the Moon's month.",
  [paths.readings]: 'Sign in to see your past readings.',
  [paths.compatibility]: 'Sign in to compare charts.',
  [paths.people]: 'Sign in to see your people.',
  [paths.journal]: 'Sign in to read your journal.',
  [paths.aiChat]: 'Sign in to ask about your chart.',
  [paths.mindfulRituals]: 'Sign in to see your rituals.',
  [paths.moonMeditations]: 'Sign in to hear the meditations.',
  [paths.subscribe]: 'Sign in to get Premium.',
  [paths.trialSuccess]: 'Sign in to see your trial.',
  [paths.settings]: 'Sign in to open your settings.',
  [paths.manageBilling]: 'Sign in to manage your billing.',
}
