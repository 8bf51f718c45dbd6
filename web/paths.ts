/** Every address that a person can be at. Links come from here. */
export const paths = {
  landing: '/',
  signIn: '/sign-in',
  /** The landing page with the sign-in dialog open. */
  signInDialog: '/?auth=signin',
  onboarding: '/onboarding',
  dashboard: '/dashboard',
  natalChart: '/natal-chart',
  compatibility: '/compatibility',
  aiChat: '/ai-chat',
  mindfulRituals: '/mindful-rituals',
  moonMeditations: '/moon-meditations',
  subscribe: '/subscribe',
  trialSuccess: '/trial-success',
  settings: '/settings',
  manageBilling: '/manage-billing',
  verifyEmail: '/verify-email',
  admin: '/admin',
  terms: '/terms',
  privacy: '/privacy',
  authTest: '/auth-test',
  testWallets: '/test-wallets',
} as const
