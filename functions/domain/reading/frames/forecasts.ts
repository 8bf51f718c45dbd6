/**
 * What the day is like for the matter of the scene that follows, after the event and its part of life: {forecast} is a card's
 * clause, and {Forecast} the same with a capital.
 */
export const forecasts = [
  'So today {forecast}.',
  'Today {forecast}.',
  '{Forecast}.',
  'On a day like this {forecast}.',
  'While that lasts, {forecast}.',
  'That makes it a day when {forecast}.',
  'In practice, {forecast}.',
  'Just now {forecast}.',
  'With that going on, {forecast}.',
  'At the moment {forecast}.',
] as const
