import type { ArrivalPieces } from './ArrivalPieces.ts'

export const venus = {
  joined: [
    '{Mover} brings {target} warmth: a kind word comes easily, and so does accepting one.',
    'With {mover} in {sign} you want things nice around you: a clean cup, the better coat.',
    'Liking comes easily beside {mover}, even for your own face.',
    "You know exactly what you like with {mover} beside {target}, and second best doesn't tempt you.",
    'What you want has a color and a price when {mover} meets {target}.',
    'Good manners come easily near {mover}, and asking nicely helps.',
  ],
  easy: [
    '{Mover} softens {target}, so a request sounds like an invitation.',
    'Compliments are easy with {mover} about, and they sound meant.',
    'A favor is easy to ask while {mover} is kind to {target}.',
    'Your taste is sure with {mover} in {sign}, so the first choice is usually the one you keep.',
    '{Mover} favors whatever is simply pleasant: slow coffee, a clean table, somebody you like.',
    'Where {target} is strict or shy, {mover} adds ease, and people like you sooner.',
  ],
  tense: [
    'With {mover} at odds with {target}, you say yes to be nice and are sorry later.',
    'You look at the pretty one and the practical one under {mover}, and need only one.',
    'Being liked and being honest take different words while {mover} and {target} disagree.',
    'Who paid and who only smiled matters more with {mover} in {sign}.',
    '{Mover} makes it hard to tell a gift from a bargain.',
    'You want company and your own way with {mover} near {target}.',
  ],
} as const satisfies ArrivalPieces
