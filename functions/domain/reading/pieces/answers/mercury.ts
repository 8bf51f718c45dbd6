import type { AnswerPieces } from './AnswerPieces.ts'

export const mercury = {
  joined: [
    '{Target} keeps three questions open at a time and wants all of them answered.',
    'You think by talking or by writing, so {target} needs a listener, a pencil or a long walk.',
    'The way you tell a story, with its detours and exact prices, is {target}.',
    'Anything with print on it gets read, from cereal boxes to elevator notices, because of {target}.',
    '{Target} makes you correct the menu, the sign and your uncle.',
    'You read the last page first and the manual never, since {target} is impatient.',
  ],
  easy: [
    '{Target} helps you find the word that others are searching for.',
    'You can explain a thing twice without sighing, because {target} has a better example the second time.',
    'Names, shortcuts and small sums come so easily to {target} that people ask you before they look them up.',
    "A joke at the right second, when everyone is tense, is {target}'s way of helping.",
    'You write the notice that everybody in the building understands, thanks to {target}.',
    '{Target} remembers the phone number, the recipe and who told you.',
  ],
  tense: [
    '{Target} has you write four versions of a message and worry about the comma in the last.',
    'You go on with an argument in the shower, and {target} wins every round there.',
    "Hurried, you finish people's sentences, and with {target} about half of your endings are right.",
    'Too many facts at once make you talk faster, which is {target} under pressure.',
    "You ask one more question after the answer is clear, because {target} isn't sure.",
    '{Target} notices the typo before the kind message.',
  ],
} as const satisfies AnswerPieces
