import type { AreaPieces } from './AreaPieces.ts'

/** Romance, play, children and making things. */
export const fifth = {
  joined: [
    'With {mover} here fun comes first, and {someone} gets to see your lighter side.',
    'Flirting feels more serious under {mover}, so one look from {someone} can fill a whole bus ride.',
    '{Mover} turns your mind to things you make yourself, and an empty page looks inviting.',
    'Your hobby deserves an evening of its own while {mover} is here, be it jigsaws, paint or a dance class.',
    'A beginning in romance is small under {mover}, and a saved seat beside {someone} is enough.',
    'Children matter more with {mover} here, your own or the ones upstairs, and so does your own wish to play.',
    'What you make gets a first try while {mover} is in {sign}, however crooked the shelf or the song.',
  ],
  easy: [
    '{Mover} keeps romance light, so an evening with {someone} needs little more than a walk and a bag of chips.',
    'Making things is simpler with {mover} here, since a first attempt is allowed to be a bit crooked.',
    'A silly game with {someone} does more than an hour of serious talk under {mover}.',
    '{Mover} favors beginners of any age, at juggling, at bread or at the guitar.',
    "You're most likable while you enjoy yourself, and {mover} makes it easy for {someone} to see that.",
    'What you do for the fun of it goes well with {mover}, from the choir to the lopsided cake.',
    'A compliment to {someone} comes out the way you meant it while {mover} helps.',
  ],
  tense: [
    "{Mover} makes romance a matter of nerve, as you'd rather {someone} took the first risk.",
    "Fun and duty want the same evening under {mover}: the rehearsal, the deadline and the children's bath don't all fit.",
    'You judge what you make too early with {mover} here, before the paint is dry.',
    "Keeping score is tempting under {mover}, though {someone} may not know that there's a score.",
    '{Mover} shows the rule that nobody agreed on, in a board game with children or in a flirtation with {someone}.',
    'Play turns competitive while {mover} is here, and winning the quiz matters more than it should.',
    'You want applause and you want to be left alone, and {mover} makes both plain to {someone}.',
  ],
} as const satisfies AreaPieces
