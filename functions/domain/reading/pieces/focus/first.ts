import type { FocusPieces } from './FocusPieces.ts'

export const first = {
  love: [
    'Affection starts with you under {mover}, at ease in your own sweater.',
    'People who care for you look at your face first, and {mover} makes it easy to read.',
    'A warm hello does more than a long message while {mover} is here.',
    "Anyone who'd like you has to see you first, and {mover} favors looking up.",
    'Some affection is for the mirror with {mover}, knees included.',
    '{Mover} shows in your manner, so friends know your answer early.',
  ],
  career: [
    'At work {mover} is in your manner, which colleagues read faster than your report.',
    'Your own name matters on the job with {mover} here, even in a subject line.',
    'A boss or a client sees your mood under {mover} before you open the laptop.',
    "For your job, {mover} asks what you'd like to be known for, apart from answering quickly.",
    '{Mover} favors the tasks at work that you do best.',
    "The most useful meeting under {mover} is one you'd call yourself.",
  ],
  money: [
    '{Mover} asks what you charge for your own time, free favors included.',
    'Looks cost money too, and {mover} turns your mind to the haircut and the shoes.',
    'How you name a price is half of the bargain under {mover}.',
    "What you'd like to buy with {mover} here is mostly to be seen in: a jacket, glasses.",
    'Two figures are easily confused under {mover}: your balance and what you think of yourself.',
    'With {mover}, paid hours are a fair thing to ask for.',
  ],
  wellbeing: [
    'Your body has a say under {mover}, mostly about bedtime.',
    '{Mover} works through the body, so a bath or a sandwich settles more than a talk.',
    "A mood you won't mention at dinner shows between your shoulder blades while {mover} is here.",
    'An hour unseen does you good under {mover}, in old socks.',
    'Tiredness is hard to hide with {mover} in {sign}, so a yawn can be believed.',
    'How fast you walk and how late you read matter to your mood under {mover}.',
  ],
} as const satisfies FocusPieces
