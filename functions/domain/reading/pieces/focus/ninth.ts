import type { FocusPieces } from './FocusPieces.ts'

export const ninth = {
  love: [
    '{Mover} draws you to people from elsewhere, and closeness begins with learning how a name is said.',
    'Affection travels well under {mover}: a postcard, a parcel, a call placed across three time zones.',
    'In company, {mover} makes you curious what people believe, more than how they look.',
    'A walk with no route brings you nearer to someone, with {mover} here, than two hours of careful talk.',
    'Laughing over a menu that neither of you can read brings people close with {mover} in {sign}.',
    "With {mover} here, you're fondest of people who teach you something, a card trick or a word.",
  ],
  career: [
    'Your job looks different from ten years away, and {mover} asks you to look from there.',
    '{Mover} favors the part of your work that has to be learned: the manual, the course, the colleague who knows.',
    'Your work reaches further with {mover} here: a client abroad, an office in another city, a translated email.',
    "{Mover} shows the plan behind the day's tasks, the part of your work that takes years.",
    "Under {mover} you notice how much of your job is teaching: the new hire, the puzzled boss, the client's nephew.",
    'Permits, policies and the people in the legal department are where {mover} touches your working day.',
  ],
  money: [
    'Tuition, fares and official fees are the bills that matter most while {mover} is here.',
    'With {mover} you read the bank page for the long run: what these savings are for, and by which year.',
    'Some of your rules about money come from a grandparent, and under {mover} you notice which.',
    'A contract pays or costs by its wording, so {mover} makes the paragraph with the numbers worth rereading.',
    'The full price of a trip is easier to see with {mover} in {sign}, adapter and airport sandwich included.',
    'A skill is something you own too, and {mover} brings up one that people would pay for.',
  ],
  wellbeing: [
    'Distance is what rests you under {mover}: a hill, a long road, the top deck of a bus.',
    'A seat by the window does more for your mood than a nap while {mover} is in {sign}.',
    'An hour with a good book is proper rest with {mover}, even with the laundry undone.',
    'A prayer, a poem or a slow look at the clouds quiets you under {mover} better than advice does.',
    'Your body likes to be going somewhere when {mover} is here, if only to the far side of the park.',
    "Other people's opinions tire you sooner with {mover} here, so the newspaper can stay folded.",
  ],
} as const satisfies FocusPieces
