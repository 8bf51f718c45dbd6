import type { Variants } from './Variants.ts'

/** One thing for two people to do, by the body that their weightiest contact of that tone involves. */
export const acts: Record<'Sun' | 'Moon' | 'Mercury' | 'Venus' | 'Mars', Record<'easy' | 'tense', Variants>> = {
  Sun: {
    easy: [
      'Tell your partner this week about one thing you are proud of, and ask for one of theirs.',
      'Plan one day this month in which each of you chooses half.',
      "Back one of your partner's plans this week with an hour of your own time.",
      'Ask your partner what they want to be doing in a year, and write down the answer.',
    ],
    tense: [
      'Make two lists tonight: what you decide alone and what you decide together. Compare them.',
      "Name the next decision that is your partner's to make, and keep quiet until it is made.",
      'Ask "why does this matter to you?" once this week, and only listen.',
      'Before the next big decision, agree to sleep on it for one night each.',
    ],
  },
  Moon: {
    easy: [
      'Keep one evening this week for staying in, with the phones in another room.',
      'Cook something from your childhood for your partner, and tell them where it comes from.',
      'Ask tonight what today felt like, and wait through the first "fine".',
      'Start one small habit for two: Sunday pancakes, a walk before bed.',
    ],
    tense: [
      'Ask each other on a calm day: what helps you when you are low? Write down three things each.',
      'Agree on one word that means "I need ten minutes", and honor it.',
      'The next time the mood turns, ask: comfort or advice? Then give only that.',
      'Go to bed an hour earlier once this week. Leave the subject for breakfast.',
    ],
  },
  Mercury: {
    easy: [
      'Read the same short book this month, and talk about it over dinner.',
      'Take a walk of an hour with one question you have never asked each other.',
      'Write your partner three lines on paper this week, and leave them where they will be found.',
      'Plan a trip together in one evening, down to the first breakfast.',
    ],
    tense: [
      'In the next disagreement, repeat what you heard before you answer it.',
      'Settle one open question by letter: half a page each, read in silence.',
      'Pick one subject that you only discuss before nine in the evening.',
      'Call instead of texting the next time a message could be read in two ways.',
    ],
  },
  Venus: {
    easy: [
      'Plan one evening this week around something you both find beautiful.',
      "Give your partner a small present on a day that is nobody's birthday.",
      'Say one compliment aloud each day this week, a new one each time.',
      'Go out as if it were the third date, and ask the questions of a third date.',
    ],
    tense: [
      'Each write down five things that make you feel loved, swap the lists, and do one this week.',
      'Take turns: one evening your way, one evening theirs, no comments during either.',
      'Agree on a sum that each of you spends without asking, and one that needs a talk.',
      'Thank your partner this week for something they do every day.',
    ],
  },
  Mars: {
    easy: [
      'Do something together this week that makes you both out of breath.',
      'Choose one job at home that has waited for months, and finish it in an afternoon.',
      'Let your partner teach you something you are bad at, for an hour.',
      'Set one goal for two with a date on it, and start this weekend.',
    ],
    tense: [
      'Agree on a way to stop a quarrel: ten minutes apart, then back at the table.',
      'Divide the next job before you start it, and do not check the other half.',
      'Take the next hard subject on a walk, side by side.',
      'Say what you want in one sentence before you say what is wrong.',
    ],
  },
}

/** What each body is about between two people. */
export const subjects = {
  Sun: 'your plans',
  Moon: 'feelings',
  Mercury: 'conversation',
  Venus: 'affection',
  Mars: 'drive and temper',
} as const

export const adviceFrames: Record<'easy' | 'tense', Variants> = {
  easy: [
    'You have most to gain from {subject}.',
    "What's already good between you is to be found in {subject}.",
    'The easy part between you is {subject}.',
    "For the pleasure of it, there's {subject}.",
  ],
  tense: [
    'Most of the friction is about {subject}.',
    'Take the most care with {subject}.',
    'The part to work on is {subject}.',
    'Begin with {subject}.',
  ],
}
