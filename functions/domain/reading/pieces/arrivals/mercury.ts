import type { ArrivalPieces } from './ArrivalPieces.ts'

export const mercury = {
  joined: [
    '{Mover} gives {target} words, along with a long list of mostly good questions.',
    'The right word comes sooner with {mover} this close to {target}.',
    'Whatever you say first with {mover} in {sign} sets the terms for the rest of the talk.',
    '{Mover} and {target} fill the day with calls, messages and notes on receipts.',
    'Beside {mover}, a thought wants writing down, even on a label.',
    'Your head is busy with {target} while {mover} passes, so notes help more than memory.',
  ],
  easy: [
    '{Mover} makes {target} brief, and people read a short note to the end.',
    'Under {mover}, plain questions tend to get plain answers.',
    "Forms, timetables and other people's handwriting make more sense with {mover} on good terms with {target}.",
    "A two-line note does a page's work while {mover} in {sign} is on your side.",
    'Small talk turns useful with {mover} about: a name, a price.',
    'One question reopens a stuck conversation under {mover}.',
  ],
  tense: [
    '{Mover} makes six short messages out of one answer, and {target} loses patience.',
    'Small things get lost between {mover} and {target}: an attachment, a comma, the tone of a joke.',
    'Under {mover} in {sign}, few quick replies deserve your signature.',
    'Two versions of one story both sound right while {mover} and {target} disagree.',
    'An argument over a single word starts easily with {mover}, and a clearer word can end it.',
    'Clever is easy and clear is hard when {mover} and {target} disagree.',
  ],
} as const satisfies ArrivalPieces
