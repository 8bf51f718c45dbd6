import type { AnswerPieces } from './AnswerPieces.ts'

export const pluto = {
  joined: [
    '{Target} hears the pause before an answer and remembers the pause.',
    'You clean the whole cupboard or none of it, since {target} has no middle setting.',
    'One question of yours can empty a room or win a friend, and {target} chooses when to ask it.',
    'Few people get to see the drawer where {target} keeps what matters, and you could name them all.',
  ],
  easy: [
    '{Target} is calm where others look away, at the burst pipe, the bad news or the unpaid bill.',
    'People tell you secrets because {target} has no wish to be the first with a story.',
    'You can throw a thing out and not miss it, so friends borrow {target} on moving day.',
    'Long after the others have gone in, {target} has you out there digging for the last root.',
  ],
  tense: [
    '{Target} reads a message for what was left out of it.',
    'You set people small tests, a late reply or half a story, and {target} marks the papers.',
    "Control, in {target}'s hands, looks like a tidy desk and a very even voice.",
    'Rather than ask and be refused, {target} drops a hint like a glove and watches who picks it up.',
  ],
} as const satisfies AnswerPieces
