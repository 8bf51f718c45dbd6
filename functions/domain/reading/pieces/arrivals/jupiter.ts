import type { ArrivalPieces } from './ArrivalPieces.ts'

export const jupiter = {
  joined: [
    '{Mover} makes more of {target}: more plans, more trust, more chairs around the table.',
    'For as long as {mover} is beside {target}, small plans tend to grow.',
    'Hope comes easily with {mover} this near, and so do generous figures that need a second look.',
    "With {mover} in {sign} you think bigger, and you're likely to say the larger number aloud.",
  ],
  easy: [
    '{Mover} favors {target} for a while, so asking is worth the trouble.',
    'Luck with {mover} is modest: a helpful clerk, a spare ticket, a teacher with time to talk.',
    'Asking for a bit more sounds reasonable with {mover} in {sign} on your side.',
    "You're generous with {mover} about, so books, time and good advice are easily lent.",
  ],
  tense: [
    'Under {mover} you promise three evenings where {target} has only one.',
    'Too much of a good thing is the risk with {mover}: too many plans, courses and second helpings.',
    '{Mover} rounds the figures up, while {target} needs the exact one.',
    'A yes comes quickly with {mover} in {sign}, often before anyone has looked at the calendar.',
  ],
} as const satisfies ArrivalPieces
