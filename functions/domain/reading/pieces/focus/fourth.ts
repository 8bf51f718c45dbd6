import type { FocusPieces } from './FocusPieces.ts'

export const fourth = {
  love: [
    'Affection at home is made of chores and soup, and {mover} shows who says thank you.',
    '{Mover} brings closeness indoors: the shared sofa, the call to an aunt, the cat across your feet.',
    'People who knew you small have odd ways of showing love, and {mover} lets you see one plainly.',
    'Company is simplest in your own kitchen under {mover}, with one more chair and no menu.',
    'Some families say love with second helpings, some with advice, and {mover} shows which is yours.',
    'The people you can sit beside without talking matter most with {mover} in {sign}.',
  ],
  career: [
    'Behind your job is a home that packs the lunch, and {mover} asks what it gets in return.',
    '{Mover} brings work home with you, as far as the laptop on the kitchen table.',
    'What your family thinks of your job matters under {mover}, even when nobody is visiting.',
    'A decent night under your own roof does more for the report than overtime while {mover} is here.',
    'For the job, {mover} favors groundwork: the filing, the ironed shirt, the plan drawn at the kitchen table.',
    'Colleagues get your best hours, and {mover} shows what is left for the people and rooms at home.',
  ],
  money: [
    'Home is your largest bill, and {mover} makes it worth reading room by room.',
    'What each room costs you is clearer with {mover} here, from the unused guest bed to the warm bath.',
    'Family and money mix under {mover}, be it a loan, a gift or a shared bill.',
    'Before any shop, {mover} favors your own closets, where most of what you own is kept.',
    'Habits with money are learned at home, and {mover} shows whose coin jar you copied.',
    'With {mover} at home, a sealed window, a full pantry and a paid bill are three kinds of savings.',
  ],
  wellbeing: [
    'Rest depends on the bedroom with {mover} here: its air, its lamp and what is piled on the chair.',
    'Your body settles best at home under {mover}: in the bath, under the robe, in the chair that fits.',
    'Time to yourself needs a door, and {mover} asks which one at home you can close.',
    '{Mover} shows your mood in the first ten minutes at home, between the keys and the kettle.',
    'A made bed and an aired room are half of a good night, and {mover} makes you notice both.',
    'Even a fond family is tiring by the third story, so {mover} favors a quiet hour alone.',
  ],
} as const satisfies FocusPieces
