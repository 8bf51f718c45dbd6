import type { FocusPieces } from './FocusPieces.ts'

export const fourth = {
  love: [
    'Affection at home is made of chores and soup, and {mover} shows who says thank you.',
    '{Mover} brings closeness indoors: a shared sofa, a call to an aunt.',
    'People who knew you small have odd ways of showing love, as {mover} lets you see.',
    'Company is simplest in your own kitchen while {mover} is about.',
    'Some families say love with second helpings, some with advice, and {mover} shows which is yours.',
    'With {mover} here, the people you can sit silent with matter.',
  ],
  career: [
    'Behind your job is a home that packs the lunch, and {mover} asks what it gets.',
    '{Mover} brings work home with you, as far as the kitchen table.',
    'What your family thinks of your job matters under {mover}.',
    'A night under your own roof does more for the report than overtime while {mover} is here.',
    'For the job, {mover} favors groundwork: the filing, the ironed shirt.',
    'Your work gets the best hours, and {mover} shows what is left for home.',
  ],
  money: [
    'Home is your largest bill, and {mover} makes you read.',
    'What each room costs you is clearer with {mover} here, from guest bed to warm bath.',
    'Family and money mix under {mover}, be it a loan or a gift.',
    'Before any shop, {mover} favors a look in your closets.',
    'Habits with money are learned at home, and {mover} shows whose coin jar you copied.',
    'With {mover} at home, a sealed window and a full pantry are two kinds of savings.',
  ],
  wellbeing: [
    'Rest depends on the bedroom with {mover} here: its air, its lamp, its chair of clothes.',
    'Under {mover} your body settles best at home, in the bath.',
    'Time to yourself needs a door, and {mover} asks which one at home you can close.',
    '{Mover} shows your mood between the keys and the kettle.',
    'An aired room is half of a good night, and {mover} makes you notice.',
    'Even a fond family is tiring by the third story, so {mover} favors a quiet hour.',
  ],
} as const satisfies FocusPieces
