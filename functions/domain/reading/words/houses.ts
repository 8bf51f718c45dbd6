/** What each of the twelve houses is about, in plain words; they follow "about" or a colon. */
export const HOUSE_WORDS: readonly (readonly [string, ...string[]])[] = [
  ['how you come across', 'yourself and how you look'],
  ['what you earn and own', 'money and things you keep'],
  ['errands, talk and neighbors', 'messages and short trips'],
  ['home and family', 'the place you live'],
  ['romance, play and making things', 'love and what you create'],
  ['daily work and habits', 'tasks, meals and routines'],
  ['partners and agreements', 'the people you pair up with'],
  ['trust and what you share', 'debts, secrets and closeness'],
  ['study, travel and belief', 'learning and long trips'],
  ['work that others see', 'your job and your good name'],
  ['friends and shared plans', 'your circle and your hopes'],
  ['rest and quiet hours', 'sleep, solitude and what stays private'],
]

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const

export const ordinal = (house: number): string => ORDINALS[house - 1]!
