import type { AreaPieces } from './AreaPieces.ts'

export const twelfth = {
  joined: [
    '{Mover} makes you want to be alone, with the phone face down.',
    "What you don't say gets louder with {mover} in {sign}, and a notebook is a good listener.",
    'A closed door, a dim lamp and one empty evening suit {mover} here.',
    'Dreams are busy with {mover} here: stairs, trains, a kitchen with a room too many.',
    '{Mover} lets something start in private, such as a draft.',
    'You need more rest than you admit while {mover} is here, and the sofa looks good.',
    '{Mover} makes an empty room good company, radio and all.',
  ],
  easy: [
    'Rest is within reach under {mover}, even in the back row of a bus.',
    '{Mover} favors work done out of sight, like a sorted drawer.',
    'Quiet help suits {mover}: a door propped open, a parcel taken in, a form on the right pile.',
    'Being out of reach for an hour needs no excuse while {mover} is here.',
    'Under {mover}, sleep comes easily once the screen is off.',
    'You can forgive somebody in private under {mover}, over the ironing, with no announcement.',
    'Idle time pays while {mover} helps, and a good idea comes halfway through peeling a potato.',
  ],
  tense: [
    '{Mover} disturbs the quiet hour, with a doorbell or a thought about the boiler.',
    'You want to be left alone and to be asked how you are, both under {mover}.',
    'An old worry comes up while {mover} is here, between the lamp and sleep.',
    '{Mover} can leave you tired and wide awake at once.',
    'You wish to stay in and have promised to show up, and {mover} finds you with one shoe on.',
    'What you left unsaid is hard to forget with {mover} here.',
    "Keeping a secret and being honest don't fit together while {mover} is in {sign}.",
  ],
} as const satisfies AreaPieces
