import type { FocusPieces } from './FocusPieces.ts'

/** Partners, agreements and the other person. */
export const seventh = {
  love: [
    "In love, {mover} is about the other person's day as much as yours, down to what was for lunch.",
    'Closeness begins with a question whose answer you want to hear, and {mover} helps you find that question.',
    '{Mover} shows what you look for in company, with {someone} or with a friend across the table.',
    'Affection has two sides under {mover}, and the other person has plans and tired feet as well.',
    'You want to be met halfway while {mover} is here, by {someone} as much as by a friend.',
    'Company of two suits {mover}: one bench, one bag of cherries, nobody watching.',
  ],
  career: [
    'At work {mover} favors the pair, so two colleagues at one screen get further than the whole floor.',
    'Your job runs on agreements under {mover}, and the shortest of them is an email with a deadline in it.',
    "{Mover} lets you see the work from the client's side of the desk, waiting time included.",
    "A colleague's no is as useful as a yes with {mover} here, since you can plan around either.",
    'Some work needs a second signature, and {mover} is about whose it is and how to ask.',
    'A rival at work does your slides good with {mover} in {sign}, because somebody checks every figure.',
  ],
  money: [
    'Money is a matter of terms with {mover} here: how much, by when, and who says so first.',
    "{Mover} makes a shared expense plainer in two columns, yours and the other person's.",
    'Owing and being owed look much alike under {mover}, above all between friends with one receipt.',
    'For money, {mover} favors a second opinion, from a tax adviser or from an aunt who wastes nothing.',
    'Every price is something two people agree on, and {mover} makes the other side worth hearing.',
    'The best deal while {mover} is in {sign} is one that both sides can repeat without looking it up.',
  ],
  wellbeing: [
    'Rest depends on the company under {mover}: with some people you sink into the sofa, with others you sit up.',
    'Moods are catching with {mover} here, so the seat beside the calm colleague is the better one.',
    'Time to yourself needs an agreement while {mover} is here, such as a closed door until nine.',
    '{Mover} makes your body notice who is near, in the jaw, the shoulders and the breath.',
    'One evening out with somebody and one evening in with a book is a fair balance under {mover}.',
    'A walk for two does your head good with {mover} in {sign}, even when neither of you says much.',
  ],
} as const satisfies FocusPieces
