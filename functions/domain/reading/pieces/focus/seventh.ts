import type { FocusPieces } from './FocusPieces.ts'

/** Partners, agreements and the other person. */
export const seventh = {
  love: [
    "In love, {mover} is about the other person's afternoon as much as yours, down to what was for lunch.",
    'Closeness begins with a question whose answer you want to hear, and {mover} brings you to the question.',
    '{Mover} shows what you look for across a table, whether {someone} is sitting there or only a menu.',
    'Affection has two ends under {mover}, and the other end has plans and tired feet as well.',
    'Being met halfway is the wish {mover} raises: at the station, on the sofa or in a message to {someone}.',
    'Company of two suits {mover}: one bench, one bag of cherries, nobody watching.',
  ],
  career: [
    'At work {mover} favors the pair, so two colleagues at one screen get further than the whole floor.',
    'Your job runs on agreements under {mover}, and the shortest of them is an email with a deadline in it.',
    "{Mover} has you see the work from the client's side of the desk, where the chair is lower.",
    "A colleague's no is worth as much as a yes with {mover} here, since you can plan around either.",
    'Some work needs a second signature, and {mover} is about whose it is and how to ask.',
    'The rival on your floor is good for your slides under {mover}, because somebody checks every figure.',
  ],
  money: [
    'Money is about terms with {mover} in your agreements: how much, by when, and who says so first.',
    '{Mover} splits a shared expense into two columns and puts the pencil in your hand.',
    'Owing and being owed look much alike under {mover}, above all between friends with one receipt.',
    'For money, {mover} brings in a second opinion, from the tax adviser or from an aunt who saves string.',
    'Every price is something two people agree on, and {mover} gives both of them a voice.',
    'The cheapest deal, for {mover}, is one that both sides can repeat without looking it up.',
  ],
  wellbeing: [
    'Rest depends on the company under {mover}: with some people you sink into the sofa, with others you sit up.',
    '{Mover} makes your mood catch other moods, so the seat beside the calm colleague is the better one.',
    'Time to yourself needs an agreement with {mover} here, such as a closed door with an hour written on it.',
    'The body knows who is near where {mover} is, and tells you in the jaw, the shoulders and the breath.',
    'One evening out with somebody and one evening in with a book is balance enough for {mover}.',
    'A walk for two does your head good under {mover}, even when neither of you says much.',
  ],
} as const satisfies FocusPieces
