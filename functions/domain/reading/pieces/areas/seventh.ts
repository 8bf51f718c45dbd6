import type { AreaPieces } from './AreaPieces.ts'

/** Partners, agreements and the other person. */
export const seventh = {
  joined: [
    '{Mover} sits down opposite you, in the chair meant for clients, close friends and your best critics.',
    'Agreements begin under {mover}: a handshake, a shared calendar, a yes with a day in it for {someone}.',
    'In dealings with other people, {mover} makes the person across the table matter more than the papers on it.',
    "Somebody else's wish gets very close to your own where {mover} is, so both of you order the soup.",
    '{Mover} reaches you by way of the other person, in a passing remark from a client, a clerk or {someone}.',
    'Anything done in twos wants a start with {mover} here, be it a first draft with a colleague or coffee with {someone}.',
    'One to one is how {mover} works here, so the short call to a client beats the meeting of nine.',
  ],
  easy: [
    '{Mover} makes it simple to meet halfway, with {someone} as much as with the neighbor about the fence.',
    'The other side is easier to reason with under {mover}, and a deal about keys or weekends gets short sentences.',
    'Asking for something small feels like conversation with {mover} beside you, whether you ask a client or {someone}.',
    'Colleagues and clients meet your better manners through {mover}, and an overdue thank-you gets written.',
    '{Mover} likes company of one, so lunch with {someone} or a walk with a colleague beats any crowd.',
    'Fairness is no great effort with {mover} around: who drives, who cooks, who takes the heavy bag.',
    "Two people's habits fit together better under {mover}, and even a late arrival is a subject you can raise with {someone}.",
  ],
  tense: [
    '{Mover} puts a question between you and {someone}, about as large as who gets the window seat, and as telling.',
    'An agreement shows its gap under {mover}: the part about money, or Sundays, or who calls whom.',
    "The other person's reasons sound like excuses where {mover} is, while yours go on sounding like reasons.",
    'You and {someone} want different things from one evening where {mover} is, like two laundry baskets in a narrow hallway.',
    '{Mover} is strict about terms, so a client, a landlord or a roommate may want the thing in writing.',
    'Saying yes to keep the peace gets expensive under {mover}, with {someone} or with the colleague who needs it by five.',
    'Your own temper comes back to you in the other person with {mover} here, over a parking space or a slow reply.',
  ],
} as const satisfies AreaPieces
