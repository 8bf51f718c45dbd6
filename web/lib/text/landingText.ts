/** What the landing page is called, in its own words and in those of search engines and link previews. */
export const landingText = {
  title: 'Natal chart and daily horoscope from the real sky',
  headline: 'Your cosmic blueprint, drawn from the real sky',
} as const
