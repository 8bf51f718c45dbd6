import type { AreaPieces } from './AreaPieces.ts'

/** Romance, play, children and making things. */
export const fifth = {
  joined: [
    'With {mover} among your pleasures, the guitar gets tuned, the notebook comes out, and {someone} is the first to hear.',
    'In flirting, {mover} turns up the volume: one look from {someone}, and the whole bus ride is about that look.',
    '{Mover} goes straight to what you make, and a page with nothing on it starts to look like an invitation.',
    'Fun gets serious under {mover}: the jigsaw, the paint box or the dance class wants a real place on the calendar.',
    'A beginning in romance is a small thing, and for {mover} a saved seat beside {someone} is plenty.',
    'Children come to the front with {mover}, yours or the ones upstairs, along with the part of you that builds forts.',
    'Where you play and make things, {mover} asks for a first try, however crooked the shelf or the sonnet.',
  ],
  easy: [
    '{Mover} keeps romance light, so an evening with {someone} needs little more than a walk and a shared bag of chips.',
    'Making things is simpler with {mover} here: the right color is in the box and the phone is in the next room.',
    'Play says it for you under {mover}, and a silly game with {someone} saves an hour of serious talk.',
    '{Mover} likes children and other beginners, and is kind to a first attempt, such as your first attempt at juggling.',
    'Being liked for what you enjoy is simple enough for {mover}, as long as {someone} gets to see you enjoy it.',
    'What you do for the fun of it goes well with {mover}, from the choir to the lopsided cake.',
    'Flirting loses its sharp corners under {mover}, so a compliment to {someone} comes out the way you meant it.',
  ],
  tense: [
    '{Mover} makes romance a matter of nerve, with {someone} on one side of the table and your pride on the other.',
    "Fun and duty want the same evening under {mover}: the rehearsal, the deadline and the children's bath don't all fit.",
    'What you make meets its critic in {mover}, and the critic has a habit of coming before the paint is dry.',
    'Keeping score in love is tempting with {mover} here, though the scoreboard would be news to {someone}.',
    '{Mover} finds the rule nobody agreed on, in a board game with children or in a flirtation with {someone}.',
    'Play turns competitive where {mover} is, and somewhere between the quiz and the dessert, winning becomes the point.',
    'You want applause and you want to be let alone under {mover}, at the easel as much as with {someone}.',
  ],
} as const satisfies AreaPieces
