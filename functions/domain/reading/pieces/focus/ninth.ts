import type { FocusPieces } from './FocusPieces.ts'

export const ninth = {
  love: [
    '{Mover} draws you to people from elsewhere, and closeness begins with learning how a name is said.',
    'Affection travels well under {mover}: a postcard, a parcel, a call placed across three time zones.',
    'In company, {mover} has you listening for what people believe before you notice their shoes.',
    'A walk with no route brings you nearer to someone, with {mover} here, than two hours of careful talk.',
    'Laughing over a menu that neither of you can read brings people close under {mover}.',
    "With {mover} here, you're fondest of people who teach you something, a card trick or a word.",
  ],
  career: [
    'The job looks different from ten years away, which is where {mover} asks you to look from.',
    '{Mover} favors the part of your work that has to be learned: the manual, the course, the colleague who knows.',
    'A client abroad, an office in another city, a translated email: {mover} stretches the map of your job.',
    "{Mover} points past the day's tasks to the plan for your work that takes years.",
    "Under {mover} you notice how much of your job is teaching: the new hire, the puzzled boss, the client's nephew.",
    'Permits, policies and the people in the legal department are where {mover} touches your working day.',
  ],
  money: [
    'Tuition, fares and official fees are the bills that {mover} puts on top of the pile.',
    'With {mover} you read the bank page for the long run: what these savings are for, and by which year.',
    "Some of your rules about money speak with a grandparent's accent, and under {mover} you hear it plainly.",
    'A contract pays or costs by its wording, so {mover} sends you back to the paragraph with the numbers.',
    '{Mover} has you price the whole of a trip, the adapter and the airport sandwich included.',
    'Skills are a thing you own too, and {mover} brings up one that people would pay for.',
  ],
  wellbeing: [
    'Distance is what rests you under {mover}: a hill, a long road, the top deck of a bus.',
    '{Mover} has your mood looking for a horizon, so a seat by the window does more than a nap.',
    'An hour with a good book is proper rest with {mover}, even when the laundry disagrees.',
    'A prayer, a poem or a slow look at the clouds quiets you under {mover} better than advice does.',
    'Your body likes to be going somewhere when {mover} is here, if only to the far side of the park.',
    "Other people's opinions tire you sooner under {mover}, so the newspaper can stay folded.",
  ],
} as const satisfies FocusPieces
