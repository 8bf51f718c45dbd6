/**
 * What the day is like for the matter of the scene that follows, after the event and its part of life: {forecast} is a card's
 * clause, and {Forecast} the same with a capital.
 */
export const forecasts = [
  'So today {forecast}.',
  'Today {forecast}.',
  '{Forecast}.',
  'On a day like this {forecast}.',
  'For now, {forecast}.',
  "It's a day when {forecast}.",
  'Put simply, {forecast}.',
  'Just now {forecast}.',
  'As things stand, {forecast}.',
  'At the moment {forecast}.',
] as const
