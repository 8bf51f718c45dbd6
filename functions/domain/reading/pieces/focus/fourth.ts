import type { FocusPieces } from './FocusPieces.ts'

export const fourth = {
  love: [
    'Affection at home is made of chores and soup, and {mover} looks at who says thank you.',
    '{Mover} brings closeness indoors: the shared sofa, the call to an aunt, the cat across your feet.',
    'People who knew you small have odd ways of showing love, and {mover} lets you see one plainly.',
    'Company is simplest in your own kitchen, so {mover} leaves a chair there free for a friend.',
    'Some families say love with second helpings, some with advice, and {mover} asks for your translation.',
    'Who can share a sofa with you and say nothing is the question {mover} puts.',
  ],
  career: [
    'Behind every job is a home that packs the lunch, and {mover} asks what it gets in return.',
    '{Mover} follows the work through your front door, up to the laptop on the kitchen table.',
    'What your family thinks of your job is in the room with {mover}, even when nobody is visiting.',
    'A decent night under your own roof, in the view of {mover}, does more for the report than overtime.',
    'For the job, {mover} suggests groundwork: the filing, the ironed shirt, the plan drawn at the kitchen table.',
    'Colleagues get your best hours, so {mover} puts in a word for the rooms that get the rest.',
  ],
  money: [
    'The home is your largest bill, and {mover} reads it room by room.',
    '{Mover} walks through your rooms with a price list, from the unused guest bed to the warm bath.',
    'A loan, a gift or a shared bill brings family and money to one table, with {mover} between them.',
    'Before the shops {mover} goes through your closets, where most of what you own lives behind a door.',
    "Habits with money come out of somebody's kitchen, and {mover} wonders whose coin jar you copied.",
    'With {mover} at home, a sealed window, a full pantry and a paid bill are three kinds of savings.',
  ],
  wellbeing: [
    'Rest has an address, and {mover} wants to know whether your bedroom deserves the name.',
    '{Mover} settles in the body at home: in the bath, under the robe, in the chair that fits.',
    'Time to yourself needs a door, and {mover} asks which one at home you can close.',
    'In the first ten minutes in the hall, between keys and kettle, {mover} shows you your mood.',
    'A made bed and an aired room are half of a good night, and {mover} makes you notice both.',
    'Even a fond family is tiring by the third story, and {mover} grants you a quiet hour.',
  ],
} as const satisfies FocusPieces
