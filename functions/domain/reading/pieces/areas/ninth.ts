import type { AreaPieces } from './AreaPieces.ts'

export const ninth = {
  joined: [
    '{Mover} makes you want to study something properly, with a pencil.',
    'Far places feel near under {mover}, and an airport code looks almost like your address.',
    'A plan that runs for years can get its first line on paper while {mover} is here.',
    'You say what you believe more plainly with {mover}, about luck or fairness.',
    "With {mover} you'd rather read the rule than a forum.",
    "{Mover} makes a student of you, whether of bread or of the neighbor's language.",
    'You wish to be elsewhere with {mover} in {sign}, and travel photos get a long look.',
  ],
  easy: [
    'Learning comes lightly with {mover}: a podcast, a question, and the thing makes sense.',
    "{Mover} helps with anything far away, the consulate's form as much as a drive to the coast.",
    'Under {mover} you talk easily with people of another country.',
    'A plan for the end of next year fits on one page while {mover} helps.',
    'Permits and contracts read more plainly with {mover}, down to the small boxes.',
    '{Mover} lets you change your mind about faith or politics without feeling that you lost.',
    'What you know is easy to teach under {mover}.',
  ],
  tense: [
    '{Mover} sets the far plan against the near chore, the mountains against a sink of dishes.',
    'Two of your beliefs disagree under {mover}, over a family loan.',
    "A class wants the very evening of a friend's birthday, and {mover} makes you choose.",
    'You argue about the contract first with {mover} here, and read page two afterward.',
    "A long plan and this week's calendar don't fit together while {mover} is here.",
    "You'd rather explain than listen under {mover}, at any dinner table.",
    '{Mover} shows the gap between what you studied and what you do all day.',
  ],
} as const satisfies AreaPieces
