import type { ArrivalPieces } from './ArrivalPieces.ts'

export const sun = {
  joined: [
    '{Mover} puts {target} in plain view, so what you keep to yourself shows.',
    'With {mover} in {sign} this close, one subject is enough for the day.',
    'With {mover} beside {target}, a plain wish is easy to say.',
    'Hiding is difficult beside {mover}, so unfinished work gets seen.',
    'Whatever you do with {mover} beside {target} has your name on it, like a signed form.',
    "{Mover} brings your own will to {target}, and you don't like waiting to be asked.",
  ],
  easy: [
    '{Mover} makes it easy to ask for what {target} needs, in one plain sentence.',
    'Being noticed takes little effort with {mover} in {sign}: a clear sentence and a clean shirt will do.',
    'You take up your whole seat with {mover} helping {target}.',
    'Credit is easier to give and to accept while {mover} and {target} agree.',
    'A boss is easier to ask under {mover}.',
    'What you want and how you say it fit together when {mover} is this friendly to {target}.',
  ],
  tense: [
    '{Mover} shows the weak spot in {target}, as a bathroom light shows a crooked button.',
    'What you want and what {target} is used to differ, and {mover} makes that plain.',
    'Under {mover} in {sign}, pride answers first, and the better answer comes a minute later.',
    'When credit is shared out, {mover} makes {target} touchy about who is named first.',
    'Being overlooked stings while {mover} is at odds with {target}.',
    'Looking busy fools nobody under {mover}, least of all a colleague.',
  ],
} as const satisfies ArrivalPieces
