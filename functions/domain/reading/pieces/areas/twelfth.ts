import type { AreaPieces } from './AreaPieces.ts'

export const twelfth = {
  joined: [
    '{Mover} makes you want to be alone, with the phone face down and nobody waiting for an answer.',
    "What you don't say gets louder with {mover} in {sign}, and a notebook is a good place to put it.",
    'A closed door, a dim lamp and one empty evening suit {mover} here better than company.',
    "Dreams are busy with {mover} here: stairs, trains, somebody's kitchen with a room too many.",
    'Something can start in private under {mover}, as a draft, a list or a talk that nobody else hears.',
    'You need more rest than you admit while {mover} is here, and the sofa looks good each time you pass.',
    "{Mover} makes an empty room good company, with a chair, a lamp and the neighbors' radio through the wall.",
  ],
  easy: [
    'Rest is within reach under {mover}, in a chair by the window or the back row of a bus.',
    '{Mover} favors work done out of sight, such as a drawer sorted or a letter drafted.',
    'Quiet help suits {mover}: a door propped open, a parcel taken in, a form put on the right pile.',
    'Being out of reach for an hour needs no excuse while {mover} is here.',
    "Falling asleep takes less effort with {mover}, given one pillow and a screen that's off.",
    'You can forgive somebody in private under {mover}, over the ironing, with no announcement.',
    'Idle time pays while {mover} helps, and a good idea comes halfway through peeling a potato.',
  ],
  tense: [
    '{Mover} disturbs the quiet hour, with a doorbell, a ping or a thought about the boiler.',
    'You want to be left alone and you want to be asked how you are, and {mover} makes both true at once.',
    'An old worry comes up while {mover} is here, often at night, in the time between the lamp and sleep.',
    '{Mover} can leave you tired and wide awake at once, looking at the bedroom ceiling.',
    'The wish to stay in meets a promise to show up under {mover}, with one shoe already on.',
    'What you left unsaid is hard to forget with {mover} here, at the sink or on the pillow.',
    "Keeping somebody's secret and being honest don't fit together while {mover} is in {sign}, and one has to wait.",
  ],
} as const satisfies AreaPieces
