import type { AreaPieces } from './AreaPieces.ts'

/** What is shared: trust, debts, intimacy and what stays private. */
export const eighth = {
  joined: [
    '{Mover} goes to whatever you share, the rent, the blanket, the secrets, and wants to be told everything.',
    'In matters of trust, {mover} starts with one small confidence to {someone}, worth more than a long confession.',
    'What is owed comes to the front with {mover}, from the split gas bill to the thank-you a cousin is due.',
    'Closeness begins with one true sentence under {mover}, said to {someone} or first to the bathroom mirror.',
    '{Mover} reads the small print of shared money: the joint bill, the loan between brothers, the fee on line nine.',
    'Private feelings come at full strength where {mover} is, so a glance from {someone} gets read like a letter.',
    'A locked drawer wants opening with {mover} among your secrets, and the key is on your own ring.',
  ],
  easy: [
    '{Mover} takes the chill off shared money, and makes the bill something to joke about with {someone}.',
    'Small loans build trust under {mover}: an umbrella, a spare key, a story told to {someone}.',
    "Asking for help costs less pride with {mover} here, at the bank or at a friend's kitchen table.",
    'What you keep to yourself is lighter to tell under {mover}, a sentence at a time, to {someone}.',
    'Debts and favors even out without a fuss where {mover} is, and nobody needs a calculator for the pizza.',
    '{Mover} is good for closeness, so silence with {someone} is as welcome as talk and the remote stays where it is.',
    'Letting somebody in is easier for {mover}, whether that means your bank page, your bad day or the back bedroom.',
  ],
  tense: [
    '{Mover} finds the uneven part of sharing: one pays, one plans, and the receipt is in the wrong wallet.',
    'A question about trust is in the room with {mover}, and {someone} can hear it in how you set down the cup.',
    'You want to be known and you want the door shut under {mover}, a mixture that can puzzle {someone}.',
    "Somebody else's money has conditions where {mover} is: a loan, a gift from an uncle, the company card.",
    '{Mover} presses on the thing unsaid, which with {someone} is often no larger than a borrowed sweater.',
    "What you owe and what you're owed refuse to add up with {mover} here, in coins or in Sunday phone calls.",
    'Closeness asks for something in return under {mover}, such as the story behind the joke you tell {someone}.',
  ],
} as const satisfies AreaPieces
