import type { ArrivalPieces } from './ArrivalPieces.ts'

export const sun = {
  joined: [
    '{Mover} puts {target} in plain view, so what you usually keep to yourself is easy to see.',
    'With {mover} in {sign} this close, one subject is enough for the day, and the rest can wait.',
    'A plain wish is easy to say and hard to take back while {mover} meets {target}.',
    'Hiding is difficult beside {mover}, so unfinished work is seen unfinished, which does it no harm.',
    'Whatever you do with {mover} beside {target} has your name on it, like a signed form.',
    "{Mover} brings your own will to {target}: you know what you want and don't like waiting to be asked.",
  ],
  easy: [
    '{Mover} makes it easy to ask for what {target} needs, in one sentence and without an apology.',
    'Being noticed takes little effort with {mover} in {sign}: a clear sentence and a clean shirt will do.',
    'You can take up your whole seat on the bus with {mover} on good terms with {target}.',
    'Credit is easier to give and to accept while {mover} and {target} agree.',
    'Whoever is in charge, a boss or a parent, is easier to ask with {mover} behind you.',
    'What you want and how you say it fit together when {mover} is this friendly to {target}.',
  ],
  tense: [
    '{Mover} shows the weak spot in {target}, much as a bathroom light shows a crooked button.',
    'What you want now and what {target} is used to are two different things, and {mover} makes that plain.',
    'Under {mover} in {sign}, pride answers first, and the better answer comes a minute later.',
    'When credit is shared out, {mover} makes {target} touchy about who is named first.',
    'Being overlooked stings more than usual while {mover} is at odds with {target}.',
    'Looking busy is no help under {mover}, when anybody can see which jobs are really done.',
  ],
} as const satisfies ArrivalPieces
