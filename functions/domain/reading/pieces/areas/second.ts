import type { AreaPieces } from './AreaPieces.ts'

export const second = {
  joined: [
    '{Mover} turns your mind to what you own and earn, the savings as well as the tools.',
    'Money matters more with {mover} in {sign}, and so does the reason you want it.',
    'What you earn can get a fresh start with {mover}, be it a rate or a client.',
    "With {mover} here you want to know exactly what's yours, from the bank page to the pantry.",
    'One thing you own matters more than the other forty while {mover} is here.',
    'A wish and its price come up together with {mover}.',
    '{Mover} asks what you keep things for, drawer by drawer.',
  ],
  easy: [
    '{Mover} makes money easier to look at, unopened bills included.',
    'Talk of pay comes more easily with {mover}, be it with a boss or a cousin.',
    'You know what a thing is worth while {mover} helps, so the bargain bin loses its charm.',
    "There's more in your pantry and closet than you think, and {mover} favors a look.",
    'Saving takes less effort under {mover}, because soup at home sounds as good as the menu.',
    '{Mover} brings small comforts at small prices, like a library book.',
    'The things you already own please you with {mover} here, even the chipped bowl.',
  ],
  tense: [
    '{Mover} sets two wishes against each other in one wallet: new shoes and the phone bill.',
    'A price feels personal with {mover} here, even a tip.',
    "What you earn and what you'd like to keep don't add up while {mover} is here.",
    'Your things get in your way with {mover} here: two kettles and no scissors.',
    'The question of mine or yours turns sharp with {mover}, over a charger or half a pizza.',
    "You'd spend to feel better or save to feel safe, and {mover} makes you choose.",
    '{Mover} makes a settled sum worth checking, fees included.',
  ],
} as const satisfies AreaPieces
