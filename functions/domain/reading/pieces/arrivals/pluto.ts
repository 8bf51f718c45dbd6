import type { ArrivalPieces } from './ArrivalPieces.ts'

export const pluto = {
  joined: [
    "{Mover} goes deep with {target}, down to the things you don't discuss with anyone.",
    "Half measures don't satisfy {target} beside {mover}: a thing is changed completely or left alone.",
    "Over months, {mover} in {sign} shows you the one thing you can't do without.",
    'Something you keep hidden, even from yourself, comes up slowly while {mover} is beside {target}.',
  ],
  easy: [
    '{Mover} gives {target} stamina for the job that nobody else will touch.',
    'Clearing out comes easily with {mover} in {sign}: a drawer, a debt, a story you tell about yourself.',
    'Slow changes take hold while {mover} supports {target}, well before other people notice them.',
    'You see who really decides, and how to ask them, while {mover} helps {target}.',
  ],
  tense: [
    "{Mover} puts pressure on {target}, and whatever isn't solid begins to show.",
    "Who decides is the question under all the others when {mover} and {target} can't agree.",
    'You hold on tighter under {mover}, to a plan, a secret or the last word.',
    "Polite answers don't satisfy you with {mover} in {sign}, and the true one takes some asking.",
  ],
} as const satisfies ArrivalPieces
