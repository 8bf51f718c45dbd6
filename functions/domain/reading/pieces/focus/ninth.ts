import type { FocusPieces } from './FocusPieces.ts'

export const ninth = {
  love: [
    '{Mover} draws you to people from elsewhere, and closeness begins with learning how a name is said.',
    'Affection travels well under {mover}: a postcard, a parcel, a call placed across three time zones.',
    'In company, {mover} has you listening for what people believe before you notice their shoes.',
    'A walk with no route brings you nearer to someone, with {mover} here, than two hours of careful talk.',
    'Laughing together over a menu neither of you can read is how {mover} likes people to get close.',
    "You're fondest of people who teach you something, and {mover} makes that plain at any table.",
  ],
  career: [
    'The job looks different from ten years away, which is where {mover} asks you to look from.',
    '{Mover} favors the part of your work that has to be learned: the manual, the course, the colleague who knows.',
    'A client abroad, an office in another city, a translated email: {mover} stretches the map of your job.',
    "Behind the list of today's tasks is a longer plan for your work, and {mover} turns the page to it.",
    'More of your job is teaching than the contract says, and {mover} counts the new hire and the puzzled boss.',
    'Permits, policies and the people in the legal department are where {mover} touches your working day.',
  ],
  money: [
    'Tuition, fares and official fees are the bills that {mover} puts on top of the pile.',
    '{Mover} reads a bank page with a long eye: what these savings are for, and by which year.',
    "Some of your rules about money have a grandparent's accent, and {mover} lets you hear which ones.",
    'A contract pays or costs by its wording, so {mover} sends you back to the paragraph with the numbers.',
    'Going far has a price, and {mover} wants all of it listed, the airport sandwich included.',
    'Skills are a thing you own too, and {mover} points to one that somebody would pay for.',
  ],
  wellbeing: [
    'Distance is what rests you under {mover}: a hill, a long road, the top deck of a bus.',
    '{Mover} lifts your mood toward the horizon, so a seat by the window does more than a nap.',
    'An hour with a good book is proper rest with {mover}, even when the laundry disagrees.',
    'A prayer, a poem or a slow look at the clouds quiets you under {mover} better than advice does.',
    'Your body likes to be going somewhere when {mover} is here, if only to the far side of the park.',
    'Too many opinions in one day are tiring, and {mover} is the moment to fold the newspaper.',
  ],
} as const satisfies FocusPieces
