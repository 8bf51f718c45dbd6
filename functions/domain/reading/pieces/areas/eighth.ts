import type { AreaPieces } from './AreaPieces.ts'

/** What is shared: trust, debts, intimacy and what stays private. */
export const eighth = {
  joined: [
    '{Mover} brings up whatever you share, be it the rent, the blanket or a secret.',
    'Under {mover}, trust starts with one small confidence to {someone}.',
    "What is owed comes first with {mover} in {sign}, from the gas bill to a cousin's thank-you.",
    'Closeness begins with one true sentence while {mover} is here, said to {someone} or to the mirror.',
    '{Mover} makes you read the terms of a shared bill.',
    'You read a great deal under {mover} into one glance from {someone}.',
    'With {mover} here a secret is hard to keep, even from {someone}.',
  ],
  easy: [
    'With {mover}, even the bill is easy to discuss with {someone}.',
    'Small loans build trust while {mover} is in {sign}: an umbrella, a spare key, a story for {someone}.',
    'Asking for help costs less pride with {mover} here, even at the bank.',
    'What you keep to yourself is lighter to tell {someone} while {mover} helps.',
    'Debts and favors even out under {mover}, without a calculator.',
    '{Mover} favors closeness without many words, so silence with {someone} is welcome.',
    'Letting somebody see your bank page or messy room is easier with {mover}.',
  ],
  tense: [
    '{Mover} shows where sharing is uneven: one pays, one plans, and nobody has said a word about it.',
    '{Mover} makes trust a hard subject to raise with {someone}.',
    'You want to be known and you want the door shut, which {mover} makes plain to {someone}.',
    "Other people's money has conditions while {mover} is here, even a gift from an uncle.",
    '{Mover} makes the unsaid thing feel heavier with {someone} than a borrowed sweater should.',
    "What you owe and what you're owed differ under {mover}.",
    'Closeness has a price with {mover} here, such as the true story behind a joke.',
  ],
} as const satisfies AreaPieces
