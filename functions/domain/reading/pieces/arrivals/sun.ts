import type { ArrivalPieces } from './ArrivalPieces.ts'

export const sun = {
  joined: [
    '{Mover} switches on the big light over {target}, and everything in the room is suddenly easy to see.',
    'With {mover} in {sign} this close, the day has one subject and no use for an understudy.',
    'Today {mover} puts your name at the top of the list, in ink.',
    'What {mover} and {target} agree on gets done in full view, with the door open and the lamp on.',
    'Nobody hides well beside {mover}, so the half-made thing is seen half made, which does it no harm.',
    'One voice is enough for {mover} and {target} today, so a plain wish sounds like a plan.',
  ],
  easy: [
    '{Mover} does {target} a favor in passing, like a good boss who signs the form without a second look.',
    'Being noticed costs little with {mover} in {sign}: a clear sentence, a clean shirt, and people make room.',
    'Around {mover} in this mood, you can take up your whole seat on the bus and nobody minds.',
    'Asking for the window seat feels perfectly natural while {mover} and {target} are this comfortable together.',
    'A little credit finds the right desk when {mover} and {target} are on the same side.',
    'Whoever has the keys to the room is easier to ask with {mover} behind you.',
  ],
  tense: [
    "{Mover} puts {target} under the bathroom mirror's light, where every crooked button shows.",
    'There are two people in charge today, {mover} and {target}, and only one set of keys.',
    'Under {mover} in {sign}, pride gets to the door first and waits there for the rest of you.',
    '"Whose idea was that?" is {mover}\'s question, and the room goes quiet until somebody owns up.',
    'Toes get stepped on when {mover} and {target} both want the front of the photo.',
    'Looking busy is no cover today: {mover} shows which lines on the list were really crossed off.',
  ],
} as const satisfies ArrivalPieces
