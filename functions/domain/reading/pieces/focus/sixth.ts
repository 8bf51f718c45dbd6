import type { FocusPieces } from './FocusPieces.ts'

/** Daily work, habits and the body's upkeep. */
export const sixth = {
  love: [
    'Affection is practical with {mover} here: a heavy bag taken up the stairs, by you or for you.',
    'With {mover} in your daily rounds, closeness is whoever sits near you at lunch and passes the salt.',
    'A charged phone or a sandwich in foil shows fondness well enough under {mover}.',
    '{Mover} has you notice who remembers how you take your coffee.',
    "Even the people you're fond of need ten minutes on a weekday, and {mover} asks which ten.",
    'Looking after a friend, a cat or a balcony of tomatoes shows your warm side with {mover} in {sign}.',
  ],
  career: [
    'On the job {mover} is in the details: the handover note, the labels, the file that opens.',
    '{Mover} turns your work from results to method, and the method is mostly a decent list.',
    'A good name at work is made of small things under {mover}, such as the call returned the same day.',
    "Your job has a task you'd hand over and a task you'd fight for, and {mover} asks which is which.",
    'Colleagues show their habits with {mover} here, and so do you, down to the mug left in the sink.',
    "The right tool is worth an hour's search at work, and {mover} makes that hour well spent.",
  ],
  money: [
    "Habits cost more than they seem to, and {mover} shows the vending machine's share.",
    '{Mover} asks what an hour of your work brings in, after the bus fare and the lunch.',
    'Upkeep saves money with {mover} here, and a sole glued today is a pair of shoes not bought.',
    'The price of a plain weekday matters more than the price of any treat while {mover} is here.',
    'Under {mover}, unpaid favors and paid hours are worth writing down in two separate columns.',
    '{Mover} shows what you buy twice, in the kitchen cupboard as well as among the bills.',
  ],
  wellbeing: [
    'For the body, {mover} here means plain things: sleep, water, shoes that fit.',
    'Your mood has a timetable under {mover}, and dips where the meal is missing.',
    'How fast you type, chew, climb the stairs and fall into bed matters with {mover} in {sign}.',
    'Rest needs planning while {mover} is here, with an hour, a chair and a closed door.',
    'Time to yourself is hidden in the routine, and {mover} shows some in the shower and some on the tram.',
    'A tidy corner helps a full head, and {mover} favors the one with the coats.',
  ],
} as const satisfies FocusPieces
