import type { FocusPieces } from './FocusPieces.ts'

/** What is shared: trust, debts, intimacy and what stays private. */
export const eighth = {
  love: [
    'In love, {mover} makes one private sentence for {someone} worth more than flowers.',
    'Closeness takes its time under {mover}, like trusting a friend with the spare key.',
    '{Mover} asks who gets to see you tired, with wet hair.',
    'Affection stays private with {mover} here, like a pet name only two people use.',
    'Being known matters more than being admired while {mover} is here, with {someone} or an old friend.',
    "{Mover} is about what you don't tell those you love.",
  ],
  career: [
    'At work {mover} is about what people trust you with: keys, salaries, the real delay.',
    'Your job has a private side under {mover}, such as a locked file.',
    "Other people's money is part of your work with {mover} here, from budgets to petty cash.",
    'In shared work, {mover} asks who takes the credit.',
    'The colleague who says little often knows most, and {mover} favors asking.',
    'Discretion is a job skill, and {mover} asks for yours.',
  ],
  money: [
    'For money, {mover} turns to papers with two names on them: the lease, the shared bill.',
    '{Mover} asks for the true sum, in one column, first.',
    'Debts are easier to bear under {mover} once each has an amount and a day.',
    'A gift, a loan and a favor differ, and {mover} makes it useful to say which.',
    "Other people's spending touches yours with {mover} here, even a round of drinks.",
    '{Mover} asks who could find your papers and passwords.',
  ],
  wellbeing: [
    'Rest goes deeper under {mover}, behind a closed door.',
    'A secret can sit in the jaw or the shoulders, and {mover} makes you notice.',
    'For your mood, {mover} here means fewer people and truer talk, or a good cry.',
    'One hour that you account for to nobody does you good with {mover} in {sign}.',
    'Under {mover}, worry shrinks on paper and grows in bed.',
    'Letting go is easier by hand while {mover} is here: a bag for the thrift shop.',
  ],
} as const satisfies FocusPieces
