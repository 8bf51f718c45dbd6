import type { AreaPieces } from './AreaPieces.ts'

export const second = {
  joined: [
    '{Mover} turns your mind to what you own and earn: the savings, the tools, the hours you sell.',
    'Money matters more than usual with {mover} in {sign}, and so does the reason you want it.',
    'What you earn can get a fresh start with {mover}, be it a rate, a client or a jar on the shelf.',
    "With {mover} here you want to know exactly what's yours, from the bank page to the back of the pantry.",
    'One thing you own matters more than the other forty while {mover} is here, and you know which.',
    'A wish and its price come up together with {mover}, be it a bicycle, a raise or a free day.',
    '{Mover} asks what you keep things for, and the easiest place to answer is one full drawer.',
  ],
  easy: [
    '{Mover} makes money easier to look at, so the bill gets opened and the sum said aloud.',
    'Talk of pay comes more easily with {mover}, be it with a boss, a cousin or the friend who splits the check.',
    'You know what a thing is worth while {mover} helps, so the bargain bin loses its charm.',
    "There's more in your pantry, purse and closet than you think, and {mover} favors a look in the back row.",
    'Saving takes less effort under {mover}, because soup at home sounds as good as the menu in the window.',
    '{Mover} brings small comforts at small prices: a library book, warm bread, a paid bill.',
    'The things you already own please you with {mover} here, from the chipped bowl to the coat that still fits.',
  ],
  tense: [
    '{Mover} sets two wishes against each other in one wallet, such as new shoes and the phone bill.',
    'A price feels personal with {mover} in {sign}, and so does a discount, a tip or an unpaid favor.',
    "What you earn and what you'd like to keep don't add up while {mover} is here, so figures help more than guesses.",
    'Your things get in your way with {mover} here: three chargers, two kettles and no sharp scissors.',
    'The question of mine or yours turns sharp with {mover}, over a parking spot, a charger or half a pizza.',
    "You'd spend to feel better or save to feel safe, and {mover} makes you choose before the checkout.",
    '{Mover} makes a settled sum worth checking, down to the fee in small print.',
  ],
} as const satisfies AreaPieces
