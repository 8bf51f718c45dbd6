import type { FocusPieces } from './FocusPieces.ts'

/** Partners, agreements and the other person. */
export const seventh = {
  love: [
    "In love, {mover} is about the other person's day as much as yours.",
    'Closeness begins with a question, and {mover} helps you find it.',
    '{Mover} shows what you look for in company, with {someone} or a friend.',
    'Affection has two sides under {mover}, and the other person has tired feet as well.',
    'You want to be met halfway while {mover} is here, by {someone} or by a friend.',
    'Company of two suits {mover}: one bench, one bag of cherries.',
  ],
  career: [
    'At work {mover} favors the pair, so two at one screen beat the whole floor.',
    'Your job runs on agreements under {mover}, deadlines included.',
    "{Mover} lets you see the work from the client's side of the desk.",
    "A colleague's no is as useful as a yes with {mover} here, since you can plan.",
    'Some work needs a second signature, and {mover} asks whose.',
    'A rival at work does your slides good with {mover} here, one checked figure at a time.',
  ],
  money: [
    'Money is a matter of terms with {mover} here: how much, and by when.',
    '{Mover} makes a shared expense plainer in two columns.',
    'Owing and being owed look alike under {mover}, above all between friends with one receipt.',
    'For money, {mover} favors a second opinion, if only from an aunt who wastes nothing.',
    'Every price takes two people, and {mover} favors hearing the other.',
    'The best deal while {mover} is here is one both sides can repeat.',
  ],
  wellbeing: [
    'Rest depends on the company under {mover}: with some people you sit up, with others you sink.',
    "Moods are catching with {mover} here, so the calm colleague's row is better.",
    'Time to yourself needs an agreement while {mover} is here, such as a closed door.',
    '{Mover} makes your jaw and shoulders notice who is near.',
    'One evening out and one in with a book is a fair balance under {mover}.',
    'A walk for two does your head good with {mover}.',
  ],
} as const satisfies FocusPieces
