import type { FocusPieces } from './FocusPieces.ts'

export const twelfth = {
  love: [
    'Affection is quiet with {mover} here: a washed cup, a light left on in the hall.',
    'Under {mover}, closeness is two people with two books.',
    '{Mover} lets you miss someone, which is a kind of love, scarf and all.',
    'With {mover} you like people better after an hour without any of them.',
    "Those fond of you don't need entertaining, and {mover} lets you be dull on their sofa.",
    'Fond thoughts stay in your head while {mover} is here.',
  ],
  career: [
    '{Mover} is in the part of your job nobody watches, among the drafts.',
    'Under {mover}, the talk before the meeting does more for your work than the meeting.',
    'Rest is part of the job with {mover} here.',
    'What people say by the sink tells you more about the office while {mover} is here.',
    'Your work goes best under {mover} behind a shut door.',
    'You get more done unseen than on show with {mover}, so praise at work can wait.',
  ],
  money: [
    '{Mover} shows the money that moves without you: renewals, interest, an app nobody opens.',
    'Tired people buy things, and {mover} makes the shop on your phone tempting.',
    'With {mover} here, money put aside quietly matters most.',
    "A sum you'd rather forget hums like a fridge under {mover}.",
    '{Mover} brings to mind what you own and forget: a deposit, the coat in the cellar.',
    'Quiet is expensive in some places, and under {mover} you look for the free bench.',
  ],
  wellbeing: [
    'Recovery is the subject with {mover} here, early night included.',
    'Your body knows when to stop, and {mover} makes a yawn worth believing.',
    'Time to yourself comes before the errands under {mover}.',
    'Your mood is your own business with {mover}, and nobody at the table needs a report.',
    'Rest is simple while {mover} is in {sign}: a dark room and a cool sheet.',
    'Half of resting is stopping early, which under {mover} means tea before the last chore.',
  ],
} as const satisfies FocusPieces
