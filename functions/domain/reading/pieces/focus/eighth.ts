import type { FocusPieces } from './FocusPieces.ts'

/** What is shared: trust, debts, intimacy and what stays private. */
export const eighth = {
  love: [
    'In love, {mover} makes the sentence that only {someone} gets to hear worth more than flowers.',
    'Closeness takes its time under {mover}, and trusting a friend with the spare key is part of it.',
    '{Mover} asks who gets to see you tired, with wet hair and no opinion.',
    'Affection stays private with {mover} here, as private as a pet name that only two people use.',
    'Being known matters more than being admired while {mover} is here, with {someone} or with an old friend.',
    "Whoever you're fond of, {mover} is about what you don't tell them, and whether silence helps.",
  ],
  career: [
    'At work {mover} is about what people trust you with: keys, salaries, the real reason for the delay.',
    'Your job has a private side under {mover}, such as a locked file or a talk behind a door.',
    "Other people's money is part of your work with {mover} here: a budget, a client's deposit, the petty cash.",
    'In shared work, {mover} asks who takes the risk and who takes the credit.',
    'The colleague who says little often knows most, and {mover} favors asking over a quiet coffee.',
    "Discretion is a skill on the job, and {mover} asks for yours over somebody's unfinished draft.",
  ],
  money: [
    'For money, {mover} turns to the papers with two names on them: the lease, the loan, the shared bill.',
    '{Mover} asks for the true sum, in one column, before anyone talks about who is right.',
    'Debts are easier to bear under {mover} once each has a name, an amount and a day.',
    'A gift, a loan and a favor are three different things, and {mover} makes it useful to say which.',
    "Other people's spending touches yours with {mover} here, in the family plan, the rent or the round of drinks.",
    'The person who could find your papers and passwords is worth choosing while {mover} is in {sign}.',
  ],
  wellbeing: [
    'Rest goes deeper behind a closed door under {mover}, with the phone on the far side of it.',
    'A secret can sit in the jaw or the shoulders, and {mover} makes you notice where.',
    'For your mood, {mover} here means fewer people and truer talk, or a good cry at a film.',
    'One hour that you account for to nobody does you good with {mover} in {sign}, say in a bath.',
    'Worry shrinks on paper and grows in bed, which {mover} makes plain.',
    'Letting go is easier by hand while {mover} is here: a bag for the thrift shop, an early night.',
  ],
} as const satisfies FocusPieces
