import type { AnswerPieces } from './AnswerPieces.ts'

export const uranus = {
  joined: [
    '{Target} leaves the party by the back door, cheerful and without the speech.',
    'You like a rule better once you know who made it up, and {target} always asks.',
    "Something in you cuts its own hair on a whim, and the scissors are {target}'s.",
    'Told that a thing is simply done this way, {target} takes off its coat and stays to argue.',
  ],
  easy: [
    '{Target} sees the second use of things, a ladder as a bookshelf or a delay as a free hour.',
    'Odd people take to you, because {target} asks the neighbor with the parrot a serious question.',
    'A sudden change of plan leaves you brighter than the rest of the table, thanks to {target}.',
    'You take the gadget apart without the manual, and {target} ends with two spare screws and no regrets.',
  ],
  tense: [
    '{Target} hears "you have to" and starts looking for the exit sign.',
    'In the middle of a cozy evening you go cold and far away, and only {target} knows why.',
    "Somebody else's perfectly good plan is enough to make {target} prefer the other one.",
    "Your calendar has one white square that you'd defend with a broom, because {target} drew it.",
  ],
} as const satisfies AnswerPieces
