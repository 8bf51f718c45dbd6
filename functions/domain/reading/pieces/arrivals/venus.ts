import type { ArrivalPieces } from './ArrivalPieces.ts'

export const venus = {
  joined: [
    '{Mover} lays a place at the table for {target}, with the good plates and no speech.',
    'In {sign}, {mover} wants things nice around you: a clean cup, a kind word, the better coat.',
    'Liking comes easily beside {mover}, and some of it is for the face in your own mirror.',
    "There's one taste between {mover} and {target} today, and the cheap substitute goes back on the shelf.",
    'What you want has a color and a price tag when {mover} sits down next to {target}.',
    "Manners improve within arm's reach of {mover}, yours included, and asking nicely is half the work.",
  ],
  easy: [
    '{Mover} smooths the tablecloth for {target}, so that a request sounds like an invitation.',
    'Compliments are cheap to give today, while {mover} takes care that they sound meant.',
    'A favor is easy to ask once {mover} has put everyone in a comfortable chair.',
    'Good taste is catching with {mover} in {sign}, and {target} gets the benefit without shopping for it.',
    'Pleasant is underrated, and {mover} makes the case for it with flowers in a jar and a slow coffee.',
    'Where {target} has corners, {mover} finds a cushion, and the day is easier to sit through.',
  ],
  tense: [
    '{Mover} says yes to be nice, and {target} is left with the washing-up.',
    'The pretty one and the practical one are both in the basket, and {mover} argues only for the first.',
    'Being liked and being honest take different words today, and {mover} has rehearsed only the first set.',
    'Who thanked whom, who paid and who merely smiled: {mover} in {sign} notices and says nothing.',
    'A gift comes with a string when {mover} bargains with {target}, so the ribbon deserves a look.',
    '{Mover} and {target} want different things from the same evening, and dessert is a poor referee.',
  ],
} as const satisfies ArrivalPieces
