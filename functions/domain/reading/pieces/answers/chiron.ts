import type { AnswerPieces } from './AnswerPieces.ts'

export const chiron = {
  joined: [
    '{Target} is the story you tell as a joke, with one line always left out.',
    "You're kindest about the very thing you're shy of in yourself, and it's {target} that does the talking.",
    'On one subject you know too much or nothing at all, with {target} behind both answers.',
    'People learn to step around {target} the way a family steps around the loose floorboard.',
  ],
  easy: [
    '{Target} spots the new person by the wall and goes over with a plate.',
    'You say the comforting thing in plain words, since {target} finds the printed cards no help.',
    'What came to you slowly you can teach with patience, and {target} draws the little diagram.',
    "A stranger's spilled coffee gets a napkin and a kind look, because {target} knows the feeling.",
  ],
  tense: [
    '{Target} laughs first at its own expense, so that nobody else can.',
    'You give good advice to the whole table and go home without any, which {target} has noticed.',
    'One careless remark about your voice or your shoes, and {target} is twelve years old.',
    "Praise makes you look behind you for the person it's meant for, as {target} suspects a mix-up.",
  ],
} as const satisfies AnswerPieces
