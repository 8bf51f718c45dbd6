import type { ArrivalPieces } from './ArrivalPieces.ts'

export const venus = {
  joined: [
    '{Mover} brings {target} some warmth: a kind word comes easily, and so does accepting one.',
    'With {mover} in {sign} you want things nice around you: a clean cup, a friendly tone, the better coat.',
    'Liking comes easily beside {mover}, and some of it is for the face in your own mirror.',
    "You know exactly what you like with {mover} beside {target}, and second best doesn't tempt you.",
    'What you want has a color and a price when {mover} meets {target}, so choosing is quick.',
    'Good manners come more easily near {mover}, and asking nicely is half the work.',
  ],
  easy: [
    '{Mover} softens {target}, so a request sounds like an invitation.',
    'Compliments are easy to give with {mover} about, and they sound meant.',
    'A favor is easy to ask, and easy to grant, while {mover} is kind to {target}.',
    'Your taste is sure with {mover} in {sign}, so the first choice is usually the one you keep.',
    '{Mover} favors whatever is simply pleasant: slow coffee, a clean table, somebody you like across from you.',
    'Where {target} is strict or shy, {mover} adds some ease, and people are quicker to like you.',
  ],
  tense: [
    'With {mover} at odds with {target}, you say yes to be nice and are sorry later.',
    'You look at the pretty one and the practical one under {mover}, and only one is needed.',
    'Being liked and being honest take different words while {mover} and {target} disagree.',
    'Who said thank you, who paid and who only smiled matters more with {mover} in {sign}.',
    '{Mover} makes it hard to tell a gift from a bargain, so a favor deserves one plain question.',
    'Wanting company and wanting your own way come apart when {mover} meets {target}.',
  ],
} as const satisfies ArrivalPieces
