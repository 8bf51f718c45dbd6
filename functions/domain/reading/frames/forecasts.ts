/**
 * What the day is like for the matter of the scene that follows, after the event and its part of life: {forecast} is a card's
 * clause, and {Forecast} the same with a capital.
 */
export const forecasts = {
  day: ['{Forecast}.', 'Today {forecast}.'],
  /** By what {body} has to do with, {matters}, which the scene is about. */
  reason: [
    '{Body} has to do with {matters}, so {forecast}.',
    '{Body} is about {matters}, and {forecast}.',
    'The subject of {body} is {matters}, so {forecast}.',
  ],
  /** On the last day of a slow contact. */
  last: ['Once more today {forecast}.', 'One last time {forecast}.'],
} as const
