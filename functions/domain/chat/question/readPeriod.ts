import type { Period } from './Question.ts'

const PERIODS: readonly (readonly [Period, RegExp])[] = [
  [
    'year',
    /\b(?:next|coming|following) (?:few |couple (?:of )?|several |six |three |6 |3 )?months\b|\bthis (?:season|summer|spring|winter|fall|autumn)\b|\brest of (?:the|this|my) year\b/,
  ],
  [
    'month',
    /\b(?:next|coming|following) (?:few |couple (?:of )?|several |two |three |2 |3 |4 )?weeks\b|\brest of (?:the|this|my) month\b/,
  ],
  [
    'week',
    /\b(?:next|coming|following) (?:few |couple (?:of )?|several |two |three |2 |3 |5 )?days\b|\brest of (?:the|this|my) week\b/,
  ],
  ['nextWeek', /\b(?:next|coming|following) (?:\w+ )?(?:week|7 days|seven days)\b|\bweek ahead\b/],
  ['nextMonth', /\b(?:next|coming|following) month\b/],
  ['nextYear', /\b(?:next|coming|following) year\b/],
  ['nextYear', /\bthe new year\b|\byear ahead\b/],
  ['tomorrow', /\btomorrow\b/],
  [
    'week',
    /\b(?:this|the|my|of the|current) (?:\w+ )?week(?:end)?\b|\bweekend\b|\bweekly\b|\b(?:a|an) (?:good|bad|right) week\b|\bweek for\b|^week\b|\bkind of week\b/,
  ],
  ['month', /\b(?:this|the|my|current) month\b|\bkind of month\b|\bmonthly\b|\bmonth ahead\b|^month\b/],
  ['year', /\b(?:this|the|my|current) year\b|\bkind of year\b|\byearly\b|^year\b/],
  [
    'today',
    /\b(?:today|tonight|this (?:morning|afternoon|evening)|my day|kind of day|daily horoscope)\b|^(?:my )?horoscope$|\b(?:is|for|this|about|hows?|my) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|\bright now for me\b/,
  ],
]

export const readPeriod = (text: string): Period | undefined => PERIODS.find(([, pattern]) => pattern.test(text))?.[0]
