/** Every path of the app. All links use these. */
export const paths = {
  landing: '/',
  signIn: '/sign-in',
  /** The landing page with the sign-in dialog open. */
  signInDialog: '/?auth=signin',
  forgotDialog: '/?auth=forgot',
  privacyDialog: '/?privacy=choices',
  readingDialog: '/?reading=today',
  sampleChart: '/sample-chart',
  onboarding: '/onboarding',
  dashboard: '/dashboard',
  natalChart: '/natal-chart',
  ahead: '/ahead',
  moonMonth: '/moon',
  readings: '/readings',
  compatibility: '/compatibility',
  people: '/people',
  journal: '/journal',
  aiChat: '/ai-chat',
  mindfulRituals: '/mindful-rituals',
  moonMeditations: '/moon-meditations',
  subscribe: '/subscribe',
  /** Stripe's script loads on no other screen, so the card is replaced here. */
  updateCard: '/subscribe?update=card',
  trialSuccess: '/trial-success',
  howExact: '/how-exact',
  settings: '/settings',
  manageBilling: '/manage-billing',
  verifyEmail: '/verify-email',
  unsubscribe: '/unsubscribe',
  admin: '/admin',
  terms: '/terms',
  privacy: '/privacy',
} as const

/** A file that the build writes, and no screen. */
export const licencesPath = '/licences.txt'

/** For developers. Apart, so that no production build names them. */
export const testPaths = { authTest: '/auth-test', testWallets: '/test-wallets' } as const
