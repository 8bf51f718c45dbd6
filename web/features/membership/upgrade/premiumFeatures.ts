/** What Premium opens, as every offer lists it. */
export const premiumFeatures = [
  'Unlimited Daily Horoscopes',
  'AI Astrologer Chat',
  'Compatibility Reports',
  'Complete Natal Chart',
  'Mindful Rituals',
] as const
