import type { FocusPieces } from './FocusPieces.ts'

/** What is shared: trust, debts, intimacy and what stays private. */
export const eighth = {
  love: [
    'In love, {mover} cares less for flowers than for the sentence that only {someone} gets to hear.',
    'Closeness takes its time under {mover}, and trusting a friend with the spare key is part of it.',
    '{Mover} asks who gets to see you tired, with wet hair and no opinion.',
    'Affection stays private with {mover} here, as private as a pet name that only two people use.',
    'Being known matters more than being admired to {mover}, with {someone} or with an old friend.',
    "Whoever you're fond of, {mover} is about what you keep from them, and whether keeping it helps.",
  ],
  career: [
    'At work {mover} is about what people trust you with: keys, salaries, the real reason for the delay.',
    'Your job has a private side under {mover}, found on the back stairs and in files with initials.',
    "{Mover} follows other people's money through your work: a budget, a client's deposit, the box of petty cash.",
    'Shared work has {mover} asking who takes the risk and who takes the bow.',
    'The colleague who says little knows most where {mover} is, and a quiet coffee is the way to ask.',
    "Discretion is a skill on the job, and {mover} puts yours to use over somebody's unfinished draft.",
  ],
  money: [
    'For money, {mover} turns to the papers with two names on them: the lease, the loan, the shared bill.',
    '{Mover} would like the true sum on the table, in one column, next to the pencil and the tea.',
    'Debts take up less room under {mover} once each has a name, an amount and a day.',
    'A gift, a loan and a favor need three different words with {mover} in shared money.',
    "Other people's spending touches yours under {mover}, in the family plan, the rent or the round of drinks.",
    '{Mover} asks who could find your papers, your passwords and the key to the metal box.',
  ],
  wellbeing: [
    'Rest goes deeper behind a closed door under {mover}, with the phone on the far side of it.',
    'Secrets sit in the body, and {mover} has you find one in the jaw or the shoulders.',
    'For your mood, {mover} here means fewer people and truer talk, or a good cry at a film.',
    '{Mover} wants one hour that you account for to nobody, with the bath running and the door bolted.',
    'Worry shrinks on paper and grows in bed, as {mover} is apt to show you in private.',
    'Letting go is physical work for {mover}: a full bag for the thrift shop, then an early night.',
  ],
} as const satisfies FocusPieces
