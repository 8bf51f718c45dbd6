import type { ArrivalPieces } from './ArrivalPieces.ts'

export const uranus = {
  joined: [
    '{Mover} changes the terms for {target}, and the usual way of doing things stops working.',
    'Sudden ideas come to {target} while {mover} is this close, and some are worth a try.',
    'Next to {mover} you want to be free of something before you know what comes instead.',
    'With {mover} in {sign}, something that looks fixed about {target} turns out to be only a habit.',
  ],
  easy: [
    '{Mover} shows {target} another way to do a familiar thing, and the change is easy to make.',
    'Change feels light while {mover} is on good terms with {target}, so one old rule can go.',
    'An odd idea gets a fair hearing with {mover} about, and so does the cousin with the strange job.',
    '{Mover} in {sign} brings small freedoms: a later start, a different desk, a rule nobody misses.',
  ],
  tense: [
    "{Mover} is apt to interrupt {target} in the middle of a plan, a dinner or a night's sleep.",
    'Fixed plans are hard to keep under {mover} in {sign}, so a second date in pencil helps.',
    "You're restless while {mover} and {target} disagree, and want the change before the reason for it.",
    'The most regular part of your week is the one that {mover} makes you want to drop.',
  ],
} as const satisfies ArrivalPieces
