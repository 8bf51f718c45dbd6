import type { AreaPieces } from './AreaPieces.ts'

/** Romance, play, children and making things. */
export const fifth = {
  joined: [
    'With {mover} here, {someone} gets to see your lighter side.',
    'Flirting feels more serious under {mover}, so one look from {someone} fills a bus ride.',
    '{Mover} turns your mind to things you make, and an empty page looks inviting.',
    'Your hobby deserves its own evening while {mover} is here, be it jigsaws or a dance class.',
    'A beginning in romance is small under {mover}, like a saved seat beside {someone}.',
    'Children matter more with {mover}, and so does your wish to play.',
    'What you make gets a first try with {mover} here.',
  ],
  easy: [
    '{Mover} keeps romance light, so an evening with {someone} needs little but a walk and some chips.',
    'Making things is simpler with {mover} here, since a first attempt may be crooked.',
    'A silly game with {someone} does more than serious talk under {mover}.',
    '{Mover} favors beginners of any age, at juggling or the guitar.',
    "You're most likable while you enjoy yourself, and {mover} lets {someone} see that.",
    'What you do for fun goes well with {mover}.',
    'A compliment to {someone} comes out the way you meant it while {mover} helps.',
  ],
  tense: [
    "{Mover} makes romance a matter of nerve, as you'd rather {someone} took the first risk.",
    "Fun and duty want the same evening under {mover}: the rehearsal, the deadline, the children's bath.",
    'You judge what you make too early with {mover} here.',
    "Keeping score is tempting under {mover}, though {someone} may not know there's a score.",
    '{Mover} shows the rule that nobody agreed on, in a board game or with {someone}.',
    'Play turns competitive while {mover} is here, even a pub quiz.',
    'You want applause and you want to be left alone, as {mover} shows {someone}.',
  ],
} as const satisfies AreaPieces
