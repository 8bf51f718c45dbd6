import type { ArrivalPieces } from './ArrivalPieces.ts'

export const saturn = {
  joined: [
    '{Mover} pulls up a hard chair next to {target} and stays until the work is done.',
    'The shortcuts close beside {mover}, and the stairs turn out to go all the way up.',
    'A start made under {mover} in {sign} is small and dated, like the first line in an account book.',
    'Less is what {mover} brings {target}: fewer promises, fewer keys on the ring, one thing you answer for.',
  ],
  easy: [
    '{Mover} lends {target} a ruler, a timetable and the patience to use them for weeks on end.',
    'Slow and dull is fine by {mover}, as long as the shelf is level and the lid fits.',
    "Older people, old tools and old rules prove useful while {mover} is on {target}'s side.",
    'The same chair, the same hour, one more page each day: {mover} in {sign} asks only that.',
  ],
  tense: [
    '{Mover} asks {target} for the receipt, and not having one is also an answer.',
    'A gate is shut somewhere, and {mover} has the key along with a long list of conditions.',
    "The calendar won't stretch for {mover}, so something that {target} said yes to has to come off it.",
    'Being told no by {mover} in {sign} takes weeks to become useful, like a shoe with a stiff heel.',
  ],
} as const satisfies ArrivalPieces
