import type { ArrivalPieces } from './ArrivalPieces.ts'

export const jupiter = {
  joined: [
    '{Mover} makes more of {target}: more plans, more trust, more chairs around the table.',
    'With {mover} beside {target}, small plans tend to grow.',
    'Hope comes easily with {mover} this near, and so do generous figures.',
    'With {mover} in {sign} you think bigger, and you say the larger number aloud.',
    'You want to say yes to everybody with {mover} beside {target}.',
    '{Mover} opens {target} up to a longer trip, a harder class or a bigger pot of soup.',
    'Modesty is hard work for {target} with {mover} this close.',
  ],
  easy: [
    '{Mover} favors {target} for a while, so asking is worth it.',
    'Luck with {mover} is modest: a helpful clerk, a spare ticket.',
    'Asking for a bit more sounds reasonable with {mover} in {sign} on your side.',
    "You're generous with {mover} about, so books, time and good advice are easily lent.",
    'People say yes sooner to {target} while {mover} is this friendly.',
    "With {mover} helping {target}, there's time for one more guest, course or question.",
    'You see the good side of a delay with {mover} in {sign}, such as an open bakery.',
  ],
  tense: [
    'Under {mover} you promise three evenings where {target} has only one.',
    'Too much of a good thing is the risk with {mover}, second helpings included.',
    '{Mover} rounds the figures up, while {target} needs the exact one.',
    'A yes comes quickly with {mover} in {sign}, before anyone has looked at the calendar.',
    "{Mover} makes you sure of a thing that {target} hasn't checked.",
    'You explain more than anyone asked while {mover} and {target} disagree.',
    'You pack for a month when {target} needs a weekend, thanks to {mover}.',
  ],
} as const satisfies ArrivalPieces
