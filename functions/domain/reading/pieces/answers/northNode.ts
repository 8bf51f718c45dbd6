import type { AnswerPieces } from './AnswerPieces.ts'

export const northNode = {
  joined: [
    '{Target} is the thing you could be good at if you could stand being a beginner.',
    "There's something you'd like to try and keep not asking about, and {target} points that way.",
    'The few people you envy do all day what {target} wants you to learn.',
    'You read some course lists to the very end, and {target} is in what you linger over.',
    '{Target} is in the hobby you describe as something for later.',
  ],
  easy: [
    'With {target} you enjoy being new at something, such as ordering lunch in a language you barely speak.',
    'You learn fast from people unlike you, so {target} gains from a seat next to a stranger.',
    "Beginners' classes suit you better than you think, because {target} is about what you haven't done yet.",
    'Your face brightens at the words "I\'ve never tried that", which is {target} showing.',
    'You ask a stranger to show you how, and {target} remembers every step.',
  ],
  tense: [
    '{Target} asks for the new way, while you know the old one by heart.',
    'When people watch, you do what you already do well, and {target} has to wait.',
    "The comfortable answer comes first with you, and {target} is in the one you don't give.",
    "You make fun of the very class you'd like to take, which gives {target} away.",
    'You sign up and then look for a reason to cancel, which is {target} being shy.',
  ],
} as const satisfies AnswerPieces
