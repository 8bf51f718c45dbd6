import type { FocusPieces } from './FocusPieces.ts'

export const first = {
  love: [
    'Affection starts with you under {mover}, since a person at ease in their own sweater is easier to hug.',
    'People who care for you look at your face first, and {mover} makes it easy to read.',
    'A warm hello does more for closeness than a long message while {mover} is here.',
    "Anyone who'd like you has to see you first, and {mover} favors looking up from the phone.",
    'Some of your affection is for the mirror with {mover} here, even a kind word about your own knees.',
    '{Mover} shows in your manner, so a friend who knows you well can tell your answer before you speak.',
  ],
  career: [
    'At work {mover} is in your manner, which colleagues read faster than your report.',
    'Your own name matters on the job with {mover} here, from the subject line to the way you introduce yourself.',
    'A boss, a client or an interviewer sees your mood under {mover} before you open the laptop.',
    "For your job, {mover} asks what you'd like to be known for, apart from answering quickly.",
    'Some tasks at work are done best by you, and those are the ones {mover} favors.',
    "The meeting that helps your work most while {mover} is in {sign} is the one you'd call yourself.",
  ],
  money: [
    '{Mover} asks what you charge for your own time, from the hourly rate to the free favor for a cousin.',
    'Looks cost money too, and {mover} turns your mind to the gym fee, the haircut and the shoes.',
    'How you say a price is half the price, so {mover} makes your voice part of the deal.',
    "What you'd like to buy with {mover} here is mostly to be seen in: a jacket, a bag, glasses.",
    "Two figures are easily confused under {mover}: what's in the bank and what you think of yourself.",
    'Paid hours and an even split of the bill are fair things to ask for with {mover} in {sign}.',
  ],
  wellbeing: [
    'Your body has a say with {mover} here, about the shoes, the second helping and the bedtime.',
    '{Mover} works through the body, so a bath, a stretch or a plain sandwich settles more than a talk.',
    "A mood you won't mention at dinner shows between your shoulder blades while {mover} is here.",
    'An hour with nobody looking at you does you good under {mover}, in old socks, with the door shut.',
    'Tiredness is hard to hide with {mover} in {sign}, so a yawn at the table can be believed.',
    'When you eat, how fast you walk and how late you read matter to your mood while {mover} is here.',
  ],
} as const satisfies FocusPieces
