import type { Passage } from '../../../../../functions/domain/reading/almanac/Passage.ts'

export const aPassage = (changes: Partial<Passage> = {}): Passage => ({
  id: 'venus-saturn-tense',
  title: 'Care with hours on it',
  say: [
    { feels: 'You notice what is missing.' },
    'event',
    { why: 'Saturn counts what Venus gives.' },
    { 'helps?': 'A promise made now holds.' },
    'area',
    { bites: 'Not every silence is a no.' },
  ],
  areas: {
    love: '{partner} may need a day. Give {partner} that day.',
    work: 'Ask for the date at work.',
    people: 'A friend is owed a reply.',
    self: 'An evening off is no theft.',
  },
  acts: ['Write down one price.', 'Say one thank you.'],
  ...changes,
})
