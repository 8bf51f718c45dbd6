/** What the landing page says it is, for its reader, search engines and link previews alike. */
export const landingText = {
  title: 'Natal chart and daily horoscope from the real sky',
  headline: 'Your cosmic blueprint, drawn from the real sky',
  description:
    'Your natal chart, calculated from where the planets really were, and a daily horoscope with the transit behind it. Compatibility, moon meditations and an AI astrologer. Free to start.',
} as const
