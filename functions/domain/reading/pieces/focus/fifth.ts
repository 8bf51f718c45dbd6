import type { FocusPieces } from './FocusPieces.ts'

/** Romance, play, children and making things. */
export const fifth = {
  love: [
    'For love, {mover} here prefers delight to discussion, and a shared joke on the stairs is a fair start.',
    '{Mover} puts your affections on show, whether the one who sees them is a crush, a cat or a grandmother.',
    'Company goes better with something to do under {mover}, so closeness comes over a puzzle sooner than across a desk.',
    'The question {mover} puts to love is what you enjoy in the other person, besides being wanted.',
    'With {mover} where you play, affection looks like teasing, a borrowed scarf, a song sent for no reason.',
    "People like you best when you're enjoying yourself, and {mover} brings that side of you to the party.",
  ],
  career: [
    'At work {mover} wants your own handwriting on something, if only on the title slide.',
    'The job needs the part of you that plays, and {mover} brings that part along to the meeting.',
    "An idea you'd call a toy is worth showing to a colleague with {mover} here.",
    "{Mover} draws a line from what you do for fun to what you're paid for, and the line is short.",
    'Good work wants an audience under {mover}, and a sketch or a demo shows more than the twelve-page report.',
    'Whatever you make at work bears your name under {mover}, so the credit line at the bottom matters.',
  ],
  money: [
    '{Mover} asks what fun costs you in a month, from the tickets to the yarn.',
    'Where money goes for joy, {mover} shows which purchases get used and which stay in the bag.',
    'Something you make for pleasure has a price, and {mover} raises the question of what it is.',
    'Treats are where {mover} reaches for the purse, and the receipt tells you whether to open it or shut it.',
    'Even a bet among friends is money, and with {mover} here you notice the size of it.',
    'Generosity is a pleasure with a price, and {mover} puts both on the same café bill.',
  ],
  wellbeing: [
    'Lying still rests you less with {mover} here than ten minutes of dancing in your socks.',
    '{Mover} reminds the body of what it likes: swings, warm water, music with a beat.',
    'Your mood follows your hands under {mover}, and dough, clay or a pencil gives them something kind to do.',
    'Time to yourself is better spent on play than on the ironing while {mover} is in this part of life.',
    'A good laugh is a form of rest, and {mover} sends you to the old sitcom or the silly friend.',
    'Boredom is useful news when {mover} is here: the day has too much list in it and too little kite.',
  ],
} as const satisfies FocusPieces
