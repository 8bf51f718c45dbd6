import type { AreaPieces } from './AreaPieces.ts'

export const ninth = {
  joined: [
    '{Mover} makes you want to study something properly, from chapter one and with a pencil.',
    'Far places feel near under {mover}, and an airport code on a screen looks almost like an address of yours.',
    'A plan that runs for years can get its first line on paper while {mover} is here.',
    'You say what you believe more plainly with {mover}, about luck, fairness or how children should be taught.',
    "With {mover} here you'd rather read the law or the rule itself than ask a forum.",
    "{Mover} makes a student of you, whether of bread, of tax rules or of the neighbor's language.",
    "The wish to be elsewhere is strong with {mover} in {sign}, and other people's travel photos get a long look.",
  ],
  easy: [
    'Learning comes lightly with {mover}: a podcast on the bus, a question at a counter, and the thing makes sense.',
    '{Mover} helps with anything far away, the form at the consulate as much as the drive to the coast.',
    'You talk easily with people of another country or faith under {mover}, even in a waiting room.',
    'A plan for the end of next year fits on one page while {mover} helps, and looks possible.',
    'Permits, visa forms and contracts read more plainly with {mover}, down to the box you can leave blank.',
    '{Mover} lets you change your mind about faith, politics or schooling without feeling that you lost.',
    'What you know is easy to pass on under {mover}, in a classroom, a toast or a letter to a niece.',
  ],
  tense: [
    '{Mover} sets the far plan against the near chore, the mountains against a sink of dishes.',
    'Two of your beliefs disagree on one matter under {mover}, such as fairness and loyalty over a family loan.',
    "A class or a trip wants the very evening that a friend's birthday already has, and {mover} makes you choose.",
    'You argue about the fine or the contract first with {mover} here, and read page two afterward.',
    "A long plan and this week's calendar don't fit together while {mover} is here, and one has to give way.",
    "You'd rather explain than listen under {mover}, though the person across the table has a point.",
    '{Mover} shows the gap between what you studied and what you do all day at your desk.',
  ],
} as const satisfies AreaPieces
