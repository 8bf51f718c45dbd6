import type { AreaPieces } from './AreaPieces.ts'

export const ninth = {
  joined: [
    'Where study is concerned, {mover} skips the brochure and opens the book at chapter one.',
    '{Mover} brings far places near, until an airport code on a screen looks like an address of yours.',
    'A plan that runs for years gets its first line on paper with {mover} this close.',
    'Beliefs come out of the drawer with {mover}, and you hear yourself say what you think luck or fairness is.',
    'Questions of law get asked straight out, because {mover} would sooner see the paragraph than hear the rumor about it.',
    "{Mover} makes a student of you, whether of bread, of tax rules or of the neighbor's language.",
    "The wish to be elsewhere is loud under {mover}, and other people's trains and balconies look personal.",
  ],
  easy: [
    'Learning comes lightly with {mover}: a podcast on the bus, a question at a counter, and the thing makes sense.',
    '{Mover} smooths long roads of every kind, the form at the consulate as much as the drive to the coast.',
    'Someone from another country or another faith is good to talk to, and {mover} sees to the introductions.',
    'With {mover} here, a plan for the far end of next year fits on one page and looks possible.',
    'A permit, a visa form or a by-law reads more plainly with {mover}, and the side door is marked.',
    'You can change your mind about a big question over soup, since {mover} is not counting points.',
    'What you know, {mover} helps you pass on, in a classroom, a toast or a letter to a niece.',
  ],
  tense: [
    '{Mover} pins the brochure of mountains right above a sink of dishes, and you have to look at both.',
    'Two beliefs of yours want a say in one matter under {mover}, and each quotes a different grandparent.',
    "The class takes evenings, {mover} does the counting, and a friend's birthday turns out to be one of them.",
    'Over a fine or a contract, {mover} argues first and reads page two afterward.',
    'A long plan bumps into the wall calendar with {mover}, and one of the two has to move.',
    "You'd rather preach than listen while {mover} is here, and the person across the table has a point.",
    '{Mover} shows up the gap between what you studied and what you do all day, with the diploma looking on.',
  ],
} as const satisfies AreaPieces
