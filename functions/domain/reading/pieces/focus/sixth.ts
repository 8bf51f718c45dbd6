import type { FocusPieces } from './FocusPieces.ts'

/** Daily work, habits and the body's upkeep. */
export const sixth = {
  love: [
    "Affection has handles under {mover}: it's the heavy bag that somebody carries up the stairs for you.",
    'With {mover} in your daily rounds, closeness is whoever sits near you at lunch and passes the salt.',
    'Fondness gets practical for {mover}, and a charged phone or a sandwich in foil says it well enough.',
    '{Mover} has you notice who remembers how you take your coffee.',
    "Even the people you're fond of need ten minutes on a weekday, and {mover} asks which ten.",
    'Looking after a friend, a cat or a balcony of tomatoes is where {mover} shows your warm side.',
  ],
  career: [
    'On the job {mover} is in the nuts and bolts: the handover note, the labels, the file that opens.',
    '{Mover} turns your work from results to method, and the method is mostly a decent list.',
    'A good name at work is made of small things under {mover}, such as the call returned the same day.',
    "Your job has a task you'd hand over and a task you'd fight for, and {mover} asks which is which.",
    'Colleagues show their habits with {mover} here, and so do you, by the third shared mug.',
    "The right tool is worth an hour's search, and {mover} sends you looking for one at work.",
  ],
  money: [
    'Money leaves in small coins through habit, and {mover} has an eye on the vending machine.',
    '{Mover} asks what an hour of your work brings in, after the bus fare and the lunch.',
    'Upkeep is thrift with {mover} here, and a sole glued today is a pair of shoes not bought.',
    'The price of a plain weekday matters more to {mover} than the price of any treat.',
    'Under {mover}, unpaid favors and paid hours are worth writing down in two separate columns.',
    '{Mover} goes through the kitchen cupboard and the bills alike, looking for whatever gets bought twice.',
  ],
  wellbeing: [
    'For the body, {mover} here means plain things: sleep, water, shoes that fit.',
    'Your mood has a timetable under {mover}, and dips where the meal is missing.',
    '{Mover} has an opinion on how fast you type, chew, climb the stairs and fall into bed.',
    'Rest turns into a job to plan for with {mover} here, with an hour, a chair and a closed door.',
    'Time to yourself is hidden in the routine, and {mover} finds some in the shower and some on the tram.',
    'A tidy corner is good for a full head, and {mover} starts you on the one with the coats.',
  ],
} as const satisfies FocusPieces
