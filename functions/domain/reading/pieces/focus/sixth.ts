import type { FocusPieces } from './FocusPieces.ts'

/** Daily work, habits and the body's upkeep. */
export const sixth = {
  love: [
    'Affection is practical with {mover} here, like a heavy bag taken up the stairs.',
    'Under {mover}, closeness is whoever passes you the salt.',
    'A charged phone or a sandwich in foil shows fondness well enough under {mover}.',
    '{Mover} has you notice who remembers how you take your coffee.',
    "Even the people you're fond of need ten minutes on a weekday, and {mover} asks which.",
    'Looking after a friend, a cat or tomatoes shows your warm side with {mover} in {sign}.',
  ],
  career: [
    'On the job {mover} is in the details: the labels, the file that opens.',
    '{Mover} turns your work from results to method, which is mostly a decent list.',
    'Under {mover}, a good name at work is one returned call.',
    "{Mover} asks which task at work you'd gladly hand over.",
    'Colleagues show their habits with {mover} here, and so do you, mug in the sink included.',
    "The right tool is worth an hour's search at work, and {mover} makes that hour pay.",
  ],
  money: [
    'Habits cost more than they seem to under {mover}.',
    '{Mover} asks what an hour of your work brings in, after the bus fare and the lunch.',
    'Upkeep saves money with {mover} here, like a sole glued in time.',
    'The price of a plain weekday matters more than any treat while {mover} is here.',
    'Under {mover}, unpaid favors and paid hours deserve two separate columns.',
    '{Mover} shows what you buy twice, in kitchen and closet.',
  ],
  wellbeing: [
    'For the body, {mover} means plain things: sleep, water, shoes.',
    'Your mood has a timetable under {mover}, and dips where the meal is missing.',
    'How fast you type, chew and climb the stairs matters with {mover} in {sign}.',
    'Rest needs planning while {mover} is here: an hour, a chair.',
    'Time to yourself is hidden in the routine, and {mover} shows some in the shower.',
    'A tidy corner helps a full head, and {mover} favors the one with coats.',
  ],
} as const satisfies FocusPieces
