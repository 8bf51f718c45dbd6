import type { FocusPieces } from './FocusPieces.ts'

/** Romance, play, children and making things. */
export const fifth = {
  love: [
    'In love, {mover} favors fun over discussion, and a shared joke is a start.',
    '{Mover} makes your affection easy to see, whether for a crush, a cat or a grandmother.',
    'Company goes better with something to do under {mover}, such as a puzzle.',
    'What you enjoy in another person is the question {mover} brings.',
    'Affection looks like teasing with {mover} here, or a song sent for no reason.',
    'People like you best at play, where {mover} puts you.',
  ],
  career: [
    'At work {mover} favors what only you would make, if only a better title slide.',
    'The job needs your playful side, as {mover} shows.',
    "An idea you'd call a toy is worth showing to a colleague with {mover} here.",
    'Your fun and your job have something in common under {mover}.',
    'Good work wants an audience under {mover}, and a sketch shows more than a long report.',
    'Whatever you make at work has your name on it while {mover} is in {sign}.',
  ],
  money: [
    '{Mover} asks what fun costs you in a month.',
    'Where money goes for fun, {mover} shows which purchases get used and which stay in the bag.',
    'Something you make for pleasure has a price, and {mover} asks what it is.',
    'Treats are tempting under {mover}, and an old receipt shows which were worth it.',
    'With {mover} here, even a friendly bet is money.',
    'Being generous is a pleasure with a price, and {mover} puts both on one café bill.',
  ],
  wellbeing: [
    'Dancing in your socks rests you better than lying still with {mover} here.',
    'Your body asks for what it enjoys under {mover}: warm water, music with a beat.',
    'Your mood follows your hands under {mover}, into dough or clay.',
    'Time to yourself is better spent on play than on ironing while {mover} is here.',
    'A good laugh is rest under {mover}, sitcoms included.',
    'Boredom means the day has too many chores, and {mover} asks for half an hour of play.',
  ],
} as const satisfies FocusPieces
