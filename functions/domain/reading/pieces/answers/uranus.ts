import type { AnswerPieces } from './AnswerPieces.ts'

export const uranus = {
  joined: [
    '{Target} makes you leave a party early and cheerfully, without a round of goodbyes.',
    'You like a rule better once you know who made it up, and {target} has you ask.',
    "Your hair, your route or your mind can change on a whim, and that's {target}.",
    'Told that a thing is simply done this way, you stay and argue, because of {target}.',
    '{Target} likes the seat, the shirt and the answer that nobody else picks.',
  ],
  easy: [
    '{Target} shows you the second use of things: a ladder as a bookshelf, a delay as a free hour.',
    'Odd people like you, because {target} makes you ask them a serious question.',
    'A sudden change of plan leaves you brighter than the rest of the table, thanks to {target}.',
    "You take the gadget apart without the manual, and with {target} two spare screws don't trouble you.",
    'You wake up a dull meeting with one strange question, thanks to {target}.',
  ],
  tense: [
    'At the words "you have to", {target} makes you look for the way out.',
    'In the middle of a cozy evening you turn cool and distant, since {target} needs room.',
    "Somebody else's perfectly good plan is enough to make {target} prefer another.",
    'You defend the one empty evening in your calendar, because {target} needs it free.',
    "You say no first and think later, since {target} can't bear to be managed.",
  ],
} as const satisfies AnswerPieces
