import type { ArrivalPieces } from './ArrivalPieces.ts'

export const saturn = {
  joined: [
    '{Mover} brings {target} slow, serious work, the kind worth doing properly once.',
    "Shortcuts don't work well beside {mover}, and the full instructions do.",
    'A start made under {mover} in {sign} is small, careful and dated.',
    'Less is what {mover} brings {target}: fewer promises, one thing you answer for.',
    '{Mover} slows {target} down to the speed of careful work.',
    "You'd rather finish one shelf than plan a library while {mover} is beside {target}.",
    'With {mover} next to {target}, people notice whether you keep your word, down to the minute.',
  ],
  easy: [
    '{Mover} gives {target} patience, a timetable and the will to keep to it.',
    'Slow, dull work goes well under {mover}, if nobody hurries you.',
    'Older people and old rules prove useful while {mover} helps {target}.',
    'The same chair, the same hour, one more page a day: {mover} in {sign} asks only that.',
    'With {mover} behind {target}, people trust you with a key.',
    'A promise with a date on it is easy to keep while {mover} supports {target}.',
    'You can wait for a good thing with {mover} in {sign}, as bakers wait for dough.',
  ],
  tense: [
    '{Mover} tests {target}, and being asked for proof feels like being refused.',
    'What you want comes slowly under {mover}, with conditions attached.',
    '{Mover} takes time away, so something {target} agreed to has to go.',
    'A no under {mover} in {sign} is hard to hear and often useful some weeks later.',
    'Every task is longer than it looks while {mover} is at odds with {target}.',
    '{Mover} shows {target} the bill for one postponed job.',
    'You feel judged under {mover}, sometimes by no one but your own list.',
  ],
} as const satisfies ArrivalPieces
