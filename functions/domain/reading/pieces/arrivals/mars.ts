import type { ArrivalPieces } from './ArrivalPieces.ts'

export const mars = {
  joined: [
    '{Mover} gives {target} a push, so the job you usually walk around looks doable.',
    'Patience is short beside {mover}, so short jobs suit you best.',
    'Wanting and doing are one move with {mover} beside {target}, like catching a cup as it falls.',
    'With {mover} in {sign} you start first and read instructions afterward.',
    'All that drive needs a task with {mover} on top of {target}, or it turns into temper.',
    'You want to be first through the door under {mover}, coat still on.',
  ],
  easy: [
    '{Mover} adds strength to {target}, so only the first push feels like work.',
    'Courage comes in useful sizes with {mover}: one phone call.',
    '{Mover} helps {target} to less talk and more lifting.',
    'A clear no sounds friendly enough with {mover} in {sign} behind it.',
    'Your body likes to be used with {mover} in {sign}, on the stairs or with a heavy box.',
    'Quick decisions go well when {mover} and {target} agree, and so does saying what you want.',
  ],
  tense: [
    '{Mover} hurries {target}, and being hurried makes you rude or stubborn.',
    'People seem to be in your way under {mover}, and you in theirs.',
    'Tempers are short with {mover} against {target}, and a slow line or a stuck printer is enough.',
    'With {mover} in {sign} the sharp answer comes first.',
    'When the drawer sticks you pull harder, which under {mover} is how handles come off.',
    'About half of the anger {mover} brings {target} is fair, and the rest is hunger.',
  ],
} as const satisfies ArrivalPieces
