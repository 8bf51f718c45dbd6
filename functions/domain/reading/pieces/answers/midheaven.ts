import type { AnswerPieces } from './AnswerPieces.ts'

export const midheaven = {
  joined: [
    '{Target} is the job or the title that people add when they introduce you.',
    'You have a voice for work, a little lower than your own, and it belongs to {target}.',
    'What strangers find when they look up your name matters to you because of {target}.',
    "There's a title you'd like and rarely say aloud, and that wish is {target}.",
    'You tidy the part of the room that a video call shows, because of {target}.',
    "{Target} is what you'd like to read on the sign by your door.",
  ],
  easy: [
    "You're the one who is asked to say a few words, and {target} is why.",
    'You look capable with anything in your arms, a folder, a ladder or a baby, thanks to {target}.',
    'People above you know your name because {target} has you finish the visible job on time.',
    "When you turn up early with the right papers, that's {target}, and others rely on you for it.",
    'Strangers ask you where the office is, since {target} makes you look in charge.',
    "{Target} helps you talk to a boss as you'd talk to a neighbor.",
  ],
  tense: [
    "{Target} makes you ask how a thing will look before you've asked whether you like it.",
    'A one-word reply from a boss can spoil your mood, which shows how much {target} matters.',
    'When somebody your age has the bigger desk, {target} notices at once.',
    'You answer mail in bed so that nobody thinks you slow, which is {target} asking too much.',
    "{Target} makes you ask who saw the work before you ask if it's any good.",
    'You take the visible job and leave the useful one, to please {target}.',
  ],
} as const satisfies AnswerPieces
