import type { FocusPieces } from './FocusPieces.ts'

export const twelfth = {
  love: [
    'Affection is quiet with {mover} here: the washed cup, the hot-water bottle, the light left on in the hall.',
    'Under {mover}, closeness is two people with two books in one quiet room.',
    '{Mover} lets you miss someone, which is a kind of love, with their scarf on the hook.',
    'With {mover} you like people better after an hour without any of them.',
    "Those who are truly fond of you don't need entertaining, and {mover} lets you be dull on their sofa.",
    'Fond thoughts stay in your head while {mover} is here, where a message of four words would say enough.',
  ],
  career: [
    '{Mover} is in the part of your job that nobody watches, among the drafts and spreadsheets.',
    'Under {mover}, the talk before the meeting does more for your work than the meeting.',
    'Rest is part of the job with {mover} in {sign}, as much as the report or the calls.',
    'What people say by the sink and in the stairwell tells you more about the office while {mover} is here.',
    'Your work goes best under {mover} with a shut door, a long document and the sound off.',
    'You get more done unseen than on show with {mover}, so the praise at work can come later.',
  ],
  money: [
    '{Mover} shows the money that moves without you: renewals, interest, an app nobody opens.',
    'Tired people buy things, and {mover} makes the shop on your phone tempting from the pillow.',
    'With {mover} here, what you put aside without telling anyone matters more than any bargain.',
    "A sum you'd rather not think about is hard to forget under {mover}, like a fridge humming at night.",
    '{Mover} brings to mind what you own and forget: a deposit, a voucher, the coat in the cellar.',
    'Quiet is expensive in some places and free in others, and under {mover} you look for the free bench.',
  ],
  wellbeing: [
    'Recovery is the subject with {mover} here, and an early night does most of it.',
    'Your body knows before your calendar does when to stop, and {mover} makes a yawn worth believing.',
    'Time to yourself comes first under {mover}, and the errands come after.',
    'Your mood is your own business with {mover}, and nobody at the table needs a report.',
    'Rest is simple while {mover} is in {sign}: a dark room, a cool sheet and nothing in your hands.',
    'Half of resting is stopping while you could go on, which under {mover} means tea before the last chore.',
  ],
} as const satisfies FocusPieces
