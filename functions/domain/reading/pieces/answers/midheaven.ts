import type { AnswerPieces } from './AnswerPieces.ts'

export const midheaven = {
  joined: [
    '{Target} is whatever follows the comma when somebody introduces you.',
    'You have a working voice, half a tone lower, which {target} puts on with the shoes.',
    'What strangers find when they look up your name matters to {target}, so you look it up too.',
    "There's a title in your head that isn't on the door yet, in lettering of {target}'s choice.",
  ],
  easy: [
    '{Target} makes you the one they ask to say a few words.',
    'You look capable with anything in your arms, a folder, a ladder, a baby, and {target} takes the credit.',
    'Those above you know your name, because {target} does the visible job and does it on time.',
    "Whenever you turn up early with the right papers, that's {target}, and others plan their day around it.",
  ],
  tense: [
    "{Target} asks how a thing will look before you've asked whether you like it.",
    'A one-word reply from the boss is a weather map to you, and {target} packs an umbrella.',
    'Somebody your age has the bigger desk, whose width {target} could tell you to the inch.',
    'You answer mail in bed so that nobody finds you slow, which {target} calls a career.',
  ],
} as const satisfies AnswerPieces
