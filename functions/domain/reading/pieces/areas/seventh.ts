import type { AreaPieces } from './AreaPieces.ts'

/** Partners, agreements and the other person. */
export const seventh = {
  joined: [
    '{Mover} brings the other person to the front, be it a client, a neighbor or {someone}.',
    'Agreements begin well while {mover} is in {sign}: a shared calendar, a handshake, a yes to {someone} with a day in it.',
    'In any deal, {mover} makes you look at the person across the table before the papers on it.',
    "Somebody else's wish feels almost like your own while {mover} is here, so both of you order the soup.",
    'You learn about yourself through others with {mover} here, by way of a client, a clerk or {someone}.',
    'Anything done in twos is easier to start under {mover}, be it a draft with a colleague or coffee with {someone}.',
    'One to one is how {mover} works here, so the short call to a client beats the meeting of nine.',
  ],
  easy: [
    '{Mover} makes meeting halfway simple, with {someone} as much as with the neighbor about the fence.',
    'The other side is easier to reason with under {mover}, and a deal about keys or weekends takes two sentences.',
    'You can ask {someone} for a small favor with {mover} here, and it sounds like conversation.',
    'Good manners come easily with clients and colleagues while {mover} helps, and so does an overdue thank-you.',
    '{Mover} favors company of one, so lunch with {someone} or a walk with a colleague beats any crowd.',
    'Fairness is no great effort under {mover}: who drives, who cooks, who takes the heavy bag.',
    "Two people's habits fit together better while {mover} is here, and you can raise a late arrival with {someone} kindly.",
  ],
  tense: [
    '{Mover} brings up a difference with {someone}, as small as the window seat or as large as next year.',
    'Agreements show their gaps under {mover}: the part about money, or Sundays, or who calls whom.',
    "The other person's reasons sound like excuses while {mover} is here, and yours sound like reasons.",
    'You and {someone} want different things from one evening with {mover} here, and neither is wrong.',
    '{Mover} makes terms matter, so with a client, a landlord or a roommate the thing is better in writing.',
    'Saying yes to keep the peace gets expensive under {mover}, with {someone} or with the colleague who needs it by five.',
    'What annoys you in {someone} is something you do yourself, as {mover} shows over a slow reply.',
  ],
} as const satisfies AreaPieces
