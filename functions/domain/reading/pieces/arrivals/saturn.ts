import type { ArrivalPieces } from './ArrivalPieces.ts'

export const saturn = {
  joined: [
    '{Mover} brings {target} slow, serious work, the kind worth doing properly once.',
    "Shortcuts don't work well beside {mover}, so the full set of instructions saves time.",
    'A start made under {mover} in {sign} is small, careful and dated, like an account book.',
    'Less is what {mover} brings {target}: fewer promises, fewer people to please, one thing you answer for.',
  ],
  easy: [
    '{Mover} gives {target} patience, a timetable and the will to keep to it.',
    'Slow, dull work goes well under {mover}, as long as nobody asks you to hurry.',
    "Older people and old rules prove useful while {mover} is on {target}'s side.",
    'The same chair, the same hour, one more page a day: {mover} in {sign} asks only that.',
  ],
  tense: [
    '{Mover} tests {target}, and being asked for proof feels like being refused.',
    'What you want is slow to come under {mover}, and there are conditions attached.',
    '{Mover} takes time away, so something that {target} agreed to has to come off the list.',
    'A no under {mover} in {sign} is hard to hear and often useful some weeks later.',
  ],
} as const satisfies ArrivalPieces
