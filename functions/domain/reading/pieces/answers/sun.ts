import type { AnswerPieces } from './AnswerPieces.ts'

export const sun = {
  joined: [
    "{Target} is what friends describe when you're out of the room.",
    'You sit up straighter when your name is called across a café, and that reflex is {target}.',
    "The signature, the usual chair, the joke that's known as yours: {target} likes to be recognized by them.",
    'When somebody asks what you do, {target} is the half second of pride before the answer.',
  ],
  easy: [
    'Menus and microphones get passed to you because {target} looks at ease deciding.',
    "There's a generous streak in {target}, the one that gives credit by name and in front of the boss.",
    'You remember the guard, the dog and the new colleague by name, since {target} wins people by warmth.',
    'A good mood of yours reaches the far end of the table, which is {target} at its most useful.',
  ],
  tense: [
    '{Target} hates being corrected in front of people, even over a date or a spelling.',
    "You clap a beat late at someone else's prize, because {target} needs that beat.",
    'Overlooked, you turn very quiet and very polite, as if {target} had asked for its chair back.',
    '"I\'m fine" is what {target} says with a flat tire, two bags and the wrong order on the plate.',
  ],
} as const satisfies AnswerPieces
