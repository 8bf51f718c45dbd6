/** What each of the twelve houses is about, in plain words; they follow "about" or a colon. */
export const HOUSE_WORDS: readonly (readonly [string, ...string[]])[] = [
  ['how you come across', 'yourself and how you look', 'your looks and your first step'],
  ['what you earn and own', 'money and things you keep', 'income and what things are worth'],
  ['errands, talk and neighbors', 'messages and short trips', 'what you say, write and fetch'],
  ['home and family', 'the place you live', 'your roots and your own four walls'],
  ['romance, play and making things', 'love and what you create', 'fun, flirting and what you make'],
  ['daily work and habits', 'tasks, meals and routines', 'the daily round and your body'],
  ['partners and agreements', 'the people you pair up with', 'partnership and fair terms'],
  ['trust and what you share', 'debts, secrets and closeness', "other people's money and your closest ties"],
  ['study, travel and belief', 'learning and long trips', 'what you believe and how far you go'],
  ['work that others see', 'your job and your good name', 'your aims and who sees them'],
  ['friends and shared plans', 'your circle and your hopes', 'your crowd and what you hope for'],
  ['rest and quiet hours', 'sleep, solitude and what stays private', 'time alone and what nobody sees'],
]
