import type { Period } from './Question.ts'

const PERIODS: readonly (readonly [Period, RegExp])[] = [
  ['nextWeek', /\b(?:next|coming|following) (?:\w+ )?(?:week|7 days|seven days)\b|\bweek ahead\b/],
  ['nextMonth', /\b(?:next|coming|following) month\b/],
  ['nextYear', /\b(?:next|coming|following) year\b/],
  ['nextYear', /\byear ahead\b/],
  ['tomorrow', /\btomorrow\b/],
  [
    'week',
    /\b(?:this|the|my|of the|current) (?:\w+ )?week(?:end)?\b|\bweekend\b|\bweekly\b|\b(?:a|an) (?:good|bad|right) week\b|\bweek for\b|^week\b/,
  ],
  ['month', /\b(?:this|the|my|current) month\b|\bmonthly\b|^month\b/],
  ['year', /\b(?:this|the|my|current) year\b|\byearly\b|^year\b/],
  ['today', /\b(?:today|tonight|this (?:morning|afternoon|evening)|my day|kind of day|daily horoscope)\b/],
]

export const readPeriod = (text: string): Period | undefined => PERIODS.find(([, pattern]) => pattern.test(text))?.[0]
