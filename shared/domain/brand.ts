/** The only place that knows what the product and its astrologer are called. */
export const brand = {
  name: 'Orrery',
  astrologer: 'Vesper',
  tagline: 'AI-Powered Astrology Insights',
} as const
