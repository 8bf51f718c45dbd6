import type { AreaPieces } from './AreaPieces.ts'

export const twelfth = {
  joined: [
    '{Mover} goes offstage with you, to the hour when the phone is face down and nobody needs an answer.',
    "What you don't say gets a voice with {mover}, and a pillow or a notebook is the first to hear.",
    '{Mover} calls for a closed door, a dim lamp and one blank evening on the calendar.',
    "Sleep is a busy place under {mover}: stairs, trains, somebody's kitchen with a room too many.",
    'Something starts behind the scenes with {mover}, in a drawer, a draft or a talk that nobody minutes.',
    'With {mover} here you need more rest than you let on, and the sofa says so each time you pass.',
    "{Mover} makes good company of an empty room, with a chair, a lamp and the neighbors' radio through the wall.",
  ],
  easy: [
    'Rest is within reach under {mover}, in a chair by the window or the back row of a bus.',
    '{Mover} works for you out of sight, as the night baker does for breakfast.',
    'Help comes without a fuss under {mover}: a door propped open, a parcel taken in, a form on the right pile.',
    'Quiet needs no excuse with {mover} here, and even the telephone seems to have manners.',
    'Falling asleep takes less arranging with {mover}, one pillow and nobody to convince.',
    'You can forgive somebody in private under {mover}, over the ironing, with no announcement.',
    'Idle time pays under {mover}, when the good idea comes halfway through peeling a potato.',
  ],
  tense: [
    '{Mover} breaks into the quiet hour with a doorbell, a ping or a thought about the boiler.',
    'Under {mover} you want to be left alone and also, from the hallway, to be asked how you are.',
    '{Mover} rattles what you have packed away, a worry or an unsaid thank-you, like a cupboard with too many lids.',
    '{Mover} can leave you tired and wide awake at once, with the bedroom ceiling for a screen.',
    'The wish to draw the curtains meets a promise to show up under {mover}, with one shoe already on.',
    'A thing left unsaid is beside you at the sink with {mover}, and the water runs too long.',
    "Somebody's secret and your own honesty share a bench under {mover}, and neither looks comfortable.",
  ],
} as const satisfies AreaPieces
