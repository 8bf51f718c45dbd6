import type { ArrivalPieces } from './ArrivalPieces.ts'

export const mercury = {
  joined: [
    "{Mover} hands {target} a pen and an hour's worth of questions, most of them good ones.",
    'The right word is near the top of the pile with {mover} this close to {target}.',
    "Today {mover} talks with {sign}'s accent, and whatever is said first sets the terms for the rest.",
    '{Mover} and {target} make one long phone call of the day, with notes on the back of a receipt.',
    'A thought wants out beside {mover}, as a text, a question or a label on the box.',
    'On top of {target}, {mover} fills the day with talk, and even the pauses sound like drafts.',
  ],
  easy: [
    '{Mover} finds {target} the short version, the one that people read to the end.',
    'Questions tend to get answered in the order asked when {mover} is this helpful to {target}.',
    "Forms, timetables and other people's handwriting make more sense with {mover} on good terms with {target}.",
    "A two-line note does a page's work while {mover} in {sign} is on your side.",
    'Small talk goes somewhere today, since {mover} listens for the useful bit and passes it to {target}.',
    'Like a jar held under the hot tap, a stuck conversation opens for {mover} and one simple question.',
  ],
  tense: [
    '{Mover} sends six short messages where {target} wanted one clear answer.',
    'Between {mover} and {target} something gets lost: an attachment, a comma, the tone of a joke.',
    "The quick reply is {mover}'s favorite in {sign}, and seldom the one you'd sign your name under.",
    'Two versions of one story are on the table, so {mover} asks to see the dates.',
    "An argument over a single word is {mover}'s work today, though both sides brought all their luggage.",
    'Clever is easy today and clear is hard, the usual bill when {mover} and {target} disagree.',
  ],
} as const satisfies ArrivalPieces
