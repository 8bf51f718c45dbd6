import type { ArrivalPieces } from './ArrivalPieces.ts'

export const chiron = {
  joined: [
    '{Mover} touches a sore spot in {target}, where a small kindness helps.',
    "What you're shy about is harder to hide while {mover} is beside {target}, and easier to mention.",
    'Next to {mover}, the story with the failure in it is worth telling.',
    'You learn one lesson under {mover} in {sign}: how to treat a weak spot kindly.',
    'With {mover} beside {target}, one kind word goes a long way.',
    '{Mover} brings out a shy side of {target}, and other shy people like it.',
    'Being gentle with {target} is the job {mover} brings.',
  ],
  easy: [
    '{Mover} makes {target} good at noticing what hurts.',
    'A clumsy thing said kindly does more good than a clever one while {mover} helps {target}.',
    'Doing something badly in front of others costs less than you think with {mover} in {sign}.',
    'Asking for help takes one short message around {mover}.',
    'People listen to your mistakes with {mover} helping {target}, and tell you theirs.',
    "You explain a hard thing well while {mover} supports {target}, because it's hard for you too.",
    'You laugh kindly at yourself with {mover} in {sign}, which puts a shy colleague at ease.',
  ],
  tense: [
    "{Mover} hurts {target} a little, often through a remark that wasn't about you at all.",
    'A small slight feels large under {mover}, and so does the missing apology.',
    "You look after everyone's troubles but your own, and {mover} makes {target} notice.",
    'On a sore subject, {mover} in {sign} leaves you a joke or the true sentence.',
    '{Mover} makes {target} hear criticism in a plain question.',
    "You'd rather not be helped while {mover} is at odds with {target}, and the box is heavy.",
    'Comparing yourself with others hurts {target} more under {mover}.',
  ],
} as const satisfies ArrivalPieces
