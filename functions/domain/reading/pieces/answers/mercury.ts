import type { AnswerPieces } from './AnswerPieces.ts'

export const mercury = {
  joined: [
    '{Target} has three tabs open at any time, with a question for each of them.',
    'You think with your mouth or your hands, so {target} needs a listener, a pencil or a long walk.',
    'The way you tell a story, with its detours and its exact prices, is all {target}.',
    'Anything with print on it gets read by {target}, from cereal boxes to the notice in the elevator.',
  ],
  easy: [
    '{Target} finds the word that the others are waving their hands for.',
    'You can explain a thing twice without sighing, and {target} picks a better example the second time.',
    'Names, shortcuts and small sums come so easily to {target} that people ask you before they look them up.',
    "A joke at the right second, when everyone's shoulders are up, is {target}'s way of helping.",
  ],
  tense: [
    '{Target} writes four versions of a message and worries about the comma in the last.',
    'In the shower, the argument goes on and {target} wins every round.',
    "You finish people's sentences when you're hurried, and about half of {target}'s endings are right.",
    'Too many facts at once make {target} talk faster, until somebody says slow down and pours you water.',
  ],
} as const satisfies AnswerPieces
