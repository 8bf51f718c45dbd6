import type { AnswerPieces } from './AnswerPieces.ts'

export const pluto = {
  joined: [
    'You hear the pause before an answer and remember it, which is {target}.',
    'The whole cupboard gets cleaned or none of it, since {target} knows no half measures.',
    'With {target} you can ask the one question that everybody else avoids.',
    'Very few people know what matters most to {target}, and you could name them all.',
    '{Target} makes you the one who never repeats a secret.',
  ],
  easy: [
    '{Target} keeps you calm where others look away, at the burst pipe, the bad news or the unpaid bill.',
    'People tell you secrets because {target} has no wish to repeat them.',
    'You can throw a thing out and not miss it, which is {target} at its most useful.',
    "Long after others have given up you're still looking, because {target} wants the real cause.",
    'You stay until the hard talk is over and then make toast, thanks to {target}.',
  ],
  tense: [
    '{Target} has you read a message for what was left out of it.',
    'You set people small tests, a late reply or half a story, and {target} remembers the results.',
    "Afraid of losing control, you keep a tidy desk and a very even voice, and that's {target}.",
    'Rather than ask and be refused you drop a hint, and {target} watches who noticed.',
    'With {target} you hide a bad day as carefully as a good present.',
  ],
} as const satisfies AnswerPieces
