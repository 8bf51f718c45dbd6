import type { AreaPieces } from './AreaPieces.ts'

export const ninth = {
  joined: [
    'Where study is concerned, {mover} skips the brochure and opens the book at chapter one.',
    '{Mover} brings far places near, until an airport code on a screen looks like an address of yours.',
    'A plan that runs for years gets its first line on paper with {mover} this close.',
    'Beliefs come out of the drawer with {mover}, and you hear yourself say what you think luck or fairness is.',
    'With {mover} you ask the legal question straight out, and read the paragraph in place of the forum.',
    "{Mover} makes a student of you, whether of bread, of tax rules or of the neighbor's language.",
    "The wish to be elsewhere is loud under {mover}, and other people's trains and balconies look personal.",
  ],
  easy: [
    'Learning comes lightly with {mover}: a podcast on the bus, a question at a counter, and the thing makes sense.',
    '{Mover} smooths long roads of every kind, the form at the consulate as much as the drive to the coast.',
    'Under {mover} you talk easily with people of another country or faith, often while waiting for the same elevator.',
    'With {mover} here, a plan for the far end of next year fits on one page and looks possible.',
    'A permit, a visa form or a bylaw reads more plainly with {mover}, down to the box you can leave blank.',
    'You can change your mind about faith, politics or schooling over one bowl of soup with {mover} here.',
    'What you know, {mover} helps you pass on, in a classroom, a toast or a letter to a niece.',
  ],
  tense: [
    '{Mover} pins the brochure of mountains right above a sink of dishes, and you have to look at both.',
    'Two beliefs of yours want a say in one matter under {mover}, and each quotes a different grandparent.',
    "Under {mover} the class wants an evening that a friend's birthday already has.",
    '{Mover} makes you argue about the fine or the contract first and read page two afterward.',
    'A long plan bumps into the wall calendar with {mover}, and one of the two has to move.',
    "You'd rather preach than listen while {mover} is here, and the person across the table has a point.",
    '{Mover} shows up the gap between what you studied and what you do all day, with the diploma looking on.',
  ],
} as const satisfies AreaPieces
