/**
 * What the day is like for the matter of the scene that follows, after the event and its part of life: {forecast} is a card's
 * clause, and {Forecast} the same with a capital.
 */
export const forecasts = {
  day: ['{Forecast}.', 'Today {forecast}.', 'You find that {forecast}.'],
  /** On the last day of a slow contact. */
  last: ['Once more today {forecast}.', 'One last time {forecast}.', 'Once more you find that {forecast}.'],
} as const
