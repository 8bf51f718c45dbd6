import type { ArrivalPieces } from './ArrivalPieces.ts'

export const pluto = {
  joined: [
    "{Mover} goes deep with {target}, to things you don't discuss with anyone.",
    "With {mover} beside {target}, half measures don't satisfy you.",
    "Over months, {mover} in {sign} shows you the one thing you can't do without.",
    'Something you hide comes up slowly while {mover} is beside {target}.',
    "{Mover} sharpens {target}, and small talk won't do.",
    'You want to know the real reason while {mover} is next to {target}, and you ask twice.',
    'One subject returns to {target} with {mover} in {sign}, like a cat to a warm car.',
  ],
  easy: [
    '{Mover} gives {target} stamina for the job nobody else wants.',
    'Clearing out comes easily with {mover} in {sign}: a drawer, a debt, an old story.',
    'Slow changes take hold while {mover} supports {target}, before other people notice.',
    'You see who really decides, and how to ask them, while {mover} helps {target}.',
    'You can say the serious thing calmly while {mover} helps {target}.',
    '{Mover} shows {target} what to give up, and you miss less of it than you feared.',
    'People tell you what they really think with {mover} in {sign}, if you close the door.',
  ],
  tense: [
    "{Mover} puts pressure on {target}, and whatever isn't solid begins to show.",
    "Who decides is the real question when {mover} and {target} can't agree.",
    'You hold on tighter under {mover}, to a plan or the last word.',
    "Polite answers don't satisfy you with {mover} in {sign}, and the true one takes some asking.",
    '{Mover} makes {target} suspicious of a simple yes.',
    'A small request feels like an order while {mover} is at odds with {target}.',
    "You'd rather win than rest with {mover} in {sign}.",
  ],
} as const satisfies ArrivalPieces
