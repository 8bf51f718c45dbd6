import type { AnswerPieces } from './AnswerPieces.ts'

export const ascendant = {
  joined: [
    '{Target} is the face you have on before anyone has spoken, in the elevator or on a screen.',
    "Fast or along the wall, the way you come into a room is everyone's first look at {target}.",
    "What your coat, your hello and your handshake say for you is {target}'s business.",
    'The person a stranger could describe to a police artist is {target}.',
  ],
  easy: [
    '{Target} gets you waved through, since you look as if you know where the room is.',
    "Even in a strange town you're asked for directions, because {target} has an open face.",
    'You find the right sort of hello for new company, and {target} does it without notes.',
    "What's on your face matches what's on your mind, and people trust {target} for it.",
  ],
  tense: [
    "{Target} looks stern when you're only thinking, so people ask what's wrong.",
    "You keep up a manner after it's tired, and by dessert {target} is sagging at the corners.",
    'Photos surprise you, since {target} has expressions that nobody told you about.',
    "Between how you feel and how you say hello there's a small gap, and {target} paints over it.",
  ],
} as const satisfies AnswerPieces
