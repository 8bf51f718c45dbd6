import type { AreaPieces } from './AreaPieces.ts'

/** Partners, agreements and the other person. */
export const seventh = {
  joined: [
    '{Mover} brings the other person to the front, be it a client or {someone}.',
    'Agreements begin well while {mover} is in {sign}, such as a yes to {someone} with a day.',
    'In any deal, {mover} makes the person matter before the papers.',
    "Somebody else's wish feels almost like yours while {mover} is here, so both order soup.",
    'You learn about yourself with {mover} here, by way of {someone}.',
    'Anything done in twos is easier to start under {mover}, even coffee with {someone}.',
    'One to one is how {mover} works here, so a call to one client beats the meeting.',
  ],
  easy: [
    '{Mover} makes meeting {someone} halfway simple, even about the window.',
    'The other side is easier to reason with under {mover}, and a deal takes two sentences.',
    'You can ask {someone} for a small favor with {mover} here, without a speech.',
    'Good manners come easily with clients while {mover} helps, and so does an overdue thank-you.',
    '{Mover} favors company of one, so lunch with {someone} beats any crowd.',
    'Fairness takes little effort under {mover}: who drives, who cooks.',
    "Two people's habits fit together while {mover} is here, even a late arrival by {someone}.",
  ],
  tense: [
    '{Mover} brings up a difference with {someone}, even over lunch.',
    'Agreements show their gaps under {mover}: the money, the Sundays, who calls whom.',
    "The other person's reasons sound like excuses while {mover} is here.",
    'You and {someone} want different things from one evening with {mover} here.',
    '{Mover} makes terms matter, so with a landlord or a client it helps to write.',
    'Saying yes to keep the peace gets expensive under {mover}, with {someone} or a colleague.',
    'What annoys you in {someone} is something you do yourself, as {mover} shows.',
  ],
} as const satisfies AreaPieces
