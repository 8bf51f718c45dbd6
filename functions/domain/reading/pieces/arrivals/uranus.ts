import type { ArrivalPieces } from './ArrivalPieces.ts'

export const uranus = {
  joined: [
    '{Mover} changes the terms for {target}, and the usual way stops working.',
    'Sudden ideas come to {target} with {mover} this close.',
    'Next to {mover} you want to be free of something before you know what comes instead.',
    'With {mover} in {sign}, something fixed about {target} turns out to be only a habit.',
    'You get bored quickly while {mover} is beside {target}.',
    '{Mover} brings {target} a new thing to try first and ask about later.',
    'You change your mind in the middle of a sentence with {mover} near {target}, and stay cheerful.',
  ],
  easy: [
    '{Mover} shows {target} another way to do a familiar thing.',
    'Change feels light while {mover} helps {target}, so one old rule can go.',
    'An odd idea gets a fair hearing with {mover} about.',
    '{Mover} in {sign} brings small freedoms: a later start, a different desk.',
    'Being different costs less with {mover} this friendly to {target}.',
    'You try the other door, the other bus or the other recipe with {mover} in {sign}.',
    'New people are easy to talk to while {mover} supports {target}, the odder the better.',
  ],
  tense: [
    '{Mover} is apt to interrupt {target} in the middle of a plan or a dinner.',
    'Fixed plans are hard to keep under {mover} in {sign}, so pencil helps.',
    "You're restless while {mover} and {target} disagree, and want any change.",
    'The most regular part of your week is the one {mover} makes you want to drop.',
    'Being told what to do annoys {target} more under {mover}.',
    'You want to quit, cancel or repaint under {mover} in {sign}, and paint is the cheapest.',
    "Other people's surprises become your problem while {mover} is at odds with {target}.",
  ],
} as const satisfies ArrivalPieces
