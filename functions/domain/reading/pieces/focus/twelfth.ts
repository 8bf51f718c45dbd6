import type { FocusPieces } from './FocusPieces.ts'

export const twelfth = {
  love: [
    'Affection works backstage under {mover}: the washed cup, the hot-water bottle, the light left on in the hall.',
    'Closeness is two people with two books in one quiet room, as far as {mover} is concerned.',
    'Missing someone is a kind of love as well, and {mover} points to the scarf on the hook.',
    'With {mover} you like people better after an hour without any of them.',
    "Those who are truly fond of you don't need entertaining, and {mover} lets you be dull on their sofa.",
    'Fond thoughts tend to stay in your head with {mover}, where a message of four words would travel.',
  ],
  career: [
    'Much of your job happens where nobody looks, and {mover} is in there among the spreadsheets.',
    '{Mover} moves things in the back room of your work: drafts, files, the talk before the meeting.',
    'Rest belongs to the job like oil to a machine, and {mover} has a look at the dipstick.',
    'Every office has a second set of talks, by the sink and in the stairwell, and {mover} overhears them.',
    'Your work goes best under {mover} with a shut door, a long document and the sound off.',
    'You get more done unseen than on show with {mover}, so the applause at work can come later.',
  ],
  money: [
    'Some money moves while you sleep, in renewals, interest and an app nobody opens, and {mover} is awake for it.',
    'Tired people buy things, and {mover} brings the shop as far as the pillow.',
    'What you put aside in silence weighs more than any price of the day, and {mover} taps the tin.',
    "A sum you'd rather not think about hums like a fridge at night, and {mover} has good ears.",
    '{Mover} remembers what you own and forget: a deposit, a voucher, the coat in the cellar.',
    'Quiet is dear in some places and free in others, and {mover} knows the free ones.',
  ],
  wellbeing: [
    'This is where you recover, and {mover} asks for an early night with very few conditions.',
    '{Mover} hears your body before the calendar does, so a yawn is worth something as news.',
    'Time to yourself is the main course under {mover}, and the errands are the garnish.',
    'Your mood is your own business with {mover}, and nobody at the table needs a report.',
    'A dark room, a cool sheet and nothing in your hands make {mover} easy to live with.',
    'Half of resting is stopping while you still could go on, and {mover} nods toward the kettle.',
  ],
} as const satisfies FocusPieces
