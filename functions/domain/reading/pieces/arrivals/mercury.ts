import type { ArrivalPieces } from './ArrivalPieces.ts'

export const mercury = {
  joined: [
    '{Mover} gives {target} words, along with a long list of questions, most of them good ones.',
    'The right word comes sooner with {mover} this close to {target}, on the phone or on paper.',
    'Whatever you say first with {mover} in {sign} sets the terms for the rest of the talk.',
    '{Mover} and {target} fill the day with talk: calls, messages, a note on the back of a receipt.',
    'A thought wants to be said or written down beside {mover}, even if only on a label.',
    'Your head is busy with {target} while {mover} passes, so notes help more than memory.',
  ],
  easy: [
    '{Mover} helps {target} to the short version, the one that people read to the end.',
    'Plain questions tend to get plain answers while {mover} helps {target}.',
    "Forms, timetables and other people's handwriting make more sense with {mover} on good terms with {target}.",
    "A two-line note does a page's work while {mover} in {sign} is on your side.",
    'Small talk turns useful with {mover} about: a name, a price, a better bus.',
    'One simple question is enough to reopen a stuck conversation under {mover}.',
  ],
  tense: [
    '{Mover} makes six short messages out of one clear answer, and {target} loses patience.',
    'Small things get lost between {mover} and {target}: an attachment, a comma, the tone of a joke.',
    "Under {mover} in {sign}, the quick reply is seldom the one you'd sign your name under.",
    'Two versions of one story can both sound right while {mover} is at odds with {target}.',
    'An argument over a single word starts easily with {mover}, and a clearer word can end it.',
    'Clever is easy and clear is hard when {mover} and {target} disagree.',
  ],
} as const satisfies ArrivalPieces
