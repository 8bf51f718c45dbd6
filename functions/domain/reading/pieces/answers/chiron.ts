import type { AnswerPieces } from './AnswerPieces.ts'

export const chiron = {
  joined: [
    '{Target} is the sore subject you tell as a joke, with one line left out.',
    "You're kindest to others about the very thing you're shy of, and that thing is {target}.",
    'On one subject you talk a lot or not at all, and {target} is the reason for both.',
    'People close to you know which topic needs care, and that topic is {target}.',
    'You know where the first-aid kit is in every building, because of {target}.',
  ],
  easy: [
    'You notice the new person by the wall and go over, because {target} knows how that feels.',
    '{Target} helps you say the comforting thing in plain words.',
    'What comes to you slowly you can teach with patience, thanks to {target}.',
    "When a stranger spills coffee you're the one with the napkin, which is {target} at its best.",
    'You explain things without making anyone feel slow, thanks to {target}.',
  ],
  tense: [
    '{Target} makes you laugh at yourself first, so that nobody else can.',
    'You give good advice to everyone and take none of it home, as {target} shows.',
    'One careless remark about your voice or your shoes is enough to hurt {target}.',
    'Praise makes {target} uneasy, as if it were meant for somebody else.',
    '{Target} makes you apologize for the weather and the chairs.',
  ],
} as const satisfies AnswerPieces
