import type { AreaPieces } from './AreaPieces.ts'

/** What is shared: trust, debts, intimacy and what stays private. */
export const eighth = {
  joined: [
    '{Mover} brings up whatever you share, the rent, the blanket or the secrets, and who looks after it.',
    'A matter of trust starts small under {mover}, so one confidence to {someone} does more than a long confession.',
    'What is owed comes first with {mover} in {sign}, from the split gas bill to the thank-you a cousin is due.',
    'Closeness begins with one true sentence while {mover} is here, said to {someone} or first to the bathroom mirror.',
    '{Mover} makes you read the terms of shared money: the joint bill, the loan between brothers, the fee on line nine.',
    'Private feelings are strong under {mover}, so you read a great deal into a glance from {someone}.',
    'With {mover} here a secret is hard to keep and hard to tell, even to {someone}.',
  ],
  easy: [
    'Shared money is easier to discuss under {mover}, and you can even joke about the bill with {someone}.',
    'Small loans build trust while {mover} is in {sign}: an umbrella, a spare key, a story told to {someone}.',
    "Asking for help costs less pride with {mover} here, at the bank or at a friend's kitchen table.",
    'What you keep to yourself is lighter to tell while {mover} helps, one sentence at a time, to {someone}.',
    'Debts and favors even out without fuss under {mover}, and nobody needs a calculator for the pizza.',
    '{Mover} favors closeness without many words, so silence with {someone} is as welcome as talk.',
    'Letting somebody in is easier with {mover}, whether that means your bank page, your bad day or the messy room.',
  ],
  tense: [
    '{Mover} shows where sharing is uneven: one pays, one plans, and nobody has said so.',
    'A question about trust is hard to put to {someone} under {mover}, and hard to leave alone.',
    'You want to be known and you want the door shut, and {mover} makes that confusing for {someone}.',
    "Other people's money has conditions while {mover} is here: a loan, a gift from an uncle, the company card.",
    "{Mover} makes the unsaid thing feel heavier, though with {someone} it's often no larger than a borrowed sweater.",
    "What you owe and what you're owed don't add up under {mover}, in money or in Sunday phone calls.",
    'Closeness asks for something in return with {mover} here, such as the true story behind a joke.',
  ],
} as const satisfies AreaPieces
