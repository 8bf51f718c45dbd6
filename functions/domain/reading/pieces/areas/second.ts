import type { AreaPieces } from './AreaPieces.ts'

export const second = {
  joined: [
    '{Mover} moves in among your things and counts them: the savings, the spoons, the hours you sell.',
    'Money and {mover} are one subject here, with the price tag and the wish arriving at the counter together.',
    'What you earn gets a new start with {mover}, be it a rate, a client or a jar on the shelf.',
    "Bank page, pantry, toolbox: {mover} goes through all that's yours and picks a place to begin.",
    'With {mover} so near your belongings, one object on the table matters more than the other forty.',
    'Owning and wanting feel the same to {mover}, whether the thing is a bicycle, a raise or a nap.',
    'A plain question comes from {mover} about the things you keep: what is this for, and who dusts it?',
  ],
  easy: [
    'Around your money {mover} is good company, the kind that opens the bill and says the sum aloud.',
    '{Mover} has a kind eye for what you own, from the chipped bowl to the coat that still does its job.',
    'Talk of pay comes more easily with {mover}, be it with a boss, a cousin or the friend who splits the check.',
    'You know what a thing is worth when {mover} helps, so the bargain bin loses its charm.',
    'Pantry, purse and closet have more in them than they show, and {mover} looks in the back row.',
    'Saving takes less effort while {mover} prefers the soup on the stove to the menu in the window.',
    'Thanks to {mover}, a small sum and a small comfort go together: library book, warm bread, paid bill.',
  ],
  tense: [
    'Two hands are in your wallet with {mover}: one reaches for the shoes, one for the phone bill.',
    '{Mover} makes a price feel personal, and a discount, a tip or an unpaid favor gets under the collar.',
    "What you earn and what you'd like to keep don't add up for {mover}, so out comes the calculator.",
    'Things crowd you while {mover} is contrary: three chargers, two kettles and no clean pair of scissors.',
    'The question of mine or yours gets pointed with {mover}, over a parking spot, a charger or half a pizza.',
    "You'd spend to feel better or save to feel safe, and {mover} wants you to pick before the checkout.",
    'A sum that looks settled gets a second look from {mover}, down to the fee in small print.',
  ],
} as const satisfies AreaPieces
