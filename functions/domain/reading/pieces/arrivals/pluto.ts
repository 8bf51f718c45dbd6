import type { ArrivalPieces } from './ArrivalPieces.ts'

export const pluto = {
  joined: [
    '{Mover} takes {target} down to the basement, where the old boxes are, and the one good safe.',
    'Half a wall is no use to {mover}, which wants {target} rebuilt from the floor or left alone.',
    "Over months, {mover} in {sign} finds the one thing you can't do without and asks why.",
    'Something is being dug up beside {target}, slowly, with {mover} on the spade and no lunch break.',
  ],
  easy: [
    '{Mover} gives {target} a deep breath and a strong back, for moving what nobody else will touch.',
    'Clearing out comes easily with {mover} in {sign}: a drawer, a debt, a story you tell about yourself.',
    'Roots get more done than leaves in months like these, while {mover} feeds {target} from below.',
    'The room where things are really decided has a side door, and {mover} leaves it unlatched for {target}.',
  ],
  tense: [
    "{Mover} pushes on {target} like water on a cellar door, and the hinges show where they're weak.",
    "Who decides is the question under all the others when {mover} and {target} can't agree.",
    "A tight grip is {mover}'s strength and its weakness, on a steering wheel or on a secret.",
    "The polite answer won't do for {mover} in {sign}, which keeps looking at you over the table for months.",
  ],
} as const satisfies ArrivalPieces
