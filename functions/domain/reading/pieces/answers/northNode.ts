import type { AnswerPieces } from './AnswerPieces.ts'

export const northNode = {
  joined: [
    "{Target} is the thing you'd be good at if you could stand being a beginner.",
    "There's one door that you walk past slowly and don't knock on, and {target} lives behind it.",
    'You envy very few people, and what those few do all day is a fair map of {target}.',
    'Late at night you read the course list to the end, with {target} turning the pages.',
  ],
  easy: [
    '{Target} likes you a little out of practice, ordering lunch in a language with forty words.',
    'You learn fast from people unlike you, so {target} picks the seat next to the stranger.',
    "A beginner's shoes suit you better than you think, which is why {target} left them by the door.",
    'Your face brightens at the words "I\'ve never tried that", a thing {target} lets others see.',
  ],
  tense: [
    '{Target} wants the new street, while your feet know the old one by heart.',
    "When you're watched you do what you do well, and {target} waits outside in the car.",
    'The comfortable answer is out of your mouth before {target} can pull you by the sleeve.',
    "You make fun of the very class you'd like to take, which gives {target} away.",
  ],
} as const satisfies AnswerPieces
