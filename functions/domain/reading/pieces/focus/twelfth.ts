import type { FocusPieces } from './FocusPieces.ts'

export const twelfth = {
  love: [
    'Affection works backstage under {mover}: the washed cup, the hot-water bottle, the light left on in the hall.',
    'Under {mover}, closeness is two people with two books in one quiet room.',
    '{Mover} lets you miss someone, which is a kind of love, with their scarf on the hook.',
    'With {mover} you like people better after an hour without any of them.',
    "Those who are truly fond of you don't need entertaining, and {mover} lets you be dull on their sofa.",
    'Fond thoughts tend to stay in your head with {mover}, where a message of four words would travel.',
  ],
  career: [
    '{Mover} is in the part of your job that nobody watches, among the drafts and spreadsheets.',
    'Under {mover}, the talk before the meeting does more for your work than the meeting.',
    'Rest is part of the job under {mover}, like the oil in a machine that has to run tomorrow.',
    '{Mover} lets you in on the other half of office talk, by the sink and in the stairwell.',
    'Your work goes best under {mover} with a shut door, a long document and the sound off.',
    'You get more done unseen than on show with {mover}, so the applause at work can come later.',
  ],
  money: [
    '{Mover} shows you the money that moves while you sleep: renewals, interest, an app nobody opens.',
    'Tired people buy things, and {mover} brings the shop as far as the pillow.',
    'With {mover} here, what you put aside in silence matters more than any price of the day.',
    "A sum you'd rather not think about hums like a fridge at night under {mover}.",
    '{Mover} brings to mind what you own and forget: a deposit, a voucher, the coat in the cellar.',
    'Quiet is expensive in some places and free in others, and under {mover} you look for the free bench.',
  ],
  wellbeing: [
    'This is where you recover, and {mover} asks for an early night with very few conditions.',
    'With {mover}, your body has an opinion before your calendar does, and a yawn is how it votes.',
    'Time to yourself is the main course under {mover}, and the errands are the garnish.',
    'Your mood is your own business with {mover}, and nobody at the table needs a report.',
    'Rest is simple with {mover}: a dark room, a cool sheet and nothing in your hands.',
    'Half of resting is stopping while you could go on, which under {mover} means tea before the last chore.',
  ],
} as const satisfies FocusPieces
