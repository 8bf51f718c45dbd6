import type { ArrivalPieces } from './ArrivalPieces.ts'

export const chiron = {
  joined: [
    '{Mover} touches a sore spot in {target}, so a small remark can hurt and a small kindness can help.',
    "What you're shy about is harder to hide while {mover} is beside {target}, and easier to mention.",
    'Next to {mover}, the version of a story with the failure in it is the one worth telling.',
    'You learn and teach one lesson under {mover} in {sign}: how to treat a weak spot kindly.',
  ],
  easy: [
    '{Mover} makes {target} good at helping, because you notice quickly what hurts.',
    'A clumsy thing said kindly does more good than a clever one while {mover} helps {target}.',
    'Doing something badly in front of others costs less than you think with {mover} in {sign}.',
    'Asking for help is a smaller job around {mover}, about the size of one short message.',
  ],
  tense: [
    "{Mover} hurts {target} a little, often through a remark that wasn't about you at all.",
    'A small slight feels large under {mover}, and the apology you want grows with it.',
    "You look after everyone's troubles but your own, and {mover} makes {target} notice.",
    'On a sore subject, {mover} in {sign} leaves you two answers: a joke or the true sentence.',
  ],
} as const satisfies ArrivalPieces
