import type { FocusPieces } from './FocusPieces.ts'

/** Romance, play, children and making things. */
export const fifth = {
  love: [
    'In love, {mover} favors fun over discussion, and a shared joke on the stairs is a fair start.',
    '{Mover} makes your affection easy to see, whether it goes to a crush, a cat or a grandmother.',
    'Company goes better with something to do under {mover}, such as a puzzle, a ball or a board game.',
    'What you enjoy in another person, besides being wanted, is the question {mover} brings to love.',
    'Affection looks like teasing with {mover} here, or a borrowed scarf, or a song sent for no reason.',
    "People like you best when you're enjoying yourself, and {mover} brings out that side of you.",
  ],
  career: [
    'At work {mover} favors what only you would make, if only a better title slide.',
    'The job needs the part of you that plays, and {mover} brings that part to the meeting.',
    "An idea you'd call a toy is worth showing to a colleague with {mover} here.",
    "What you do for fun and what you're paid for have something in common, and {mover} shows what.",
    'Good work wants an audience under {mover}, and a sketch or a demo shows more than the twelve-page report.',
    'Whatever you make at work has your name on it while {mover} is in {sign}, so the credit line matters.',
  ],
  money: [
    '{Mover} asks what fun costs you in a month, from the tickets to the yarn.',
    'Where money goes for fun, {mover} shows which purchases get used and which stay in the bag.',
    'Something you make for pleasure has a price, and {mover} raises the question of what it is.',
    'Treats are tempting under {mover}, and an old receipt shows which ones were worth it.',
    'Even a bet among friends is money, and with {mover} here you notice the size of it.',
    'Being generous is a pleasure with a price, and {mover} brings the two to one café bill.',
  ],
  wellbeing: [
    'Ten minutes of dancing in your socks rests you better than lying still with {mover} here.',
    'Your body asks for what it enjoys while {mover} is in {sign}: a swing, warm water, music with a beat.',
    'Your mood follows your hands under {mover}, and dough, clay or a pencil gives them something kind to do.',
    'Time to yourself is better spent on play than on the ironing while {mover} is in this part of life.',
    'A good laugh is a form of rest under {mover}, by way of an old sitcom or a silly friend.',
    'Boredom means the day has too many chores in it, and {mover} asks for half an hour of play.',
  ],
} as const satisfies FocusPieces
