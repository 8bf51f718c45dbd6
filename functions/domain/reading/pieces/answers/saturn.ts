import type { AnswerPieces } from './AnswerPieces.ts'

export const saturn = {
  joined: [
    '{Target} would rather be useful than liked, so you stay behind to stack the chairs.',
    'You check the stove on the way out, then the lock, because {target} expects to be blamed.',
    'A borrowed pen goes back to its owner, and {target} quietly judges people who keep theirs.',
    "There's an old clerk in you, pencil behind the ear, with {target} on the name plate.",
  ],
  easy: [
    '{Target} does the dull half first, so that the good half can be enjoyed sitting down.',
    'Others leave you their keys, since {target} looks like someone who really waters the plants.',
    "You're calm with forms and long lines, as {target} has brought a book and the right papers.",
    'Patience in you is a practical thing: {target} measures twice and owns a spare fuse.',
  ],
  tense: [
    '{Target} hears a compliment and looks for the mistake in it.',
    'You refuse yourself things faster than anyone else could, which {target} calls being realistic.',
    'Sitting still feels like being late, so {target} looks at the clock through every film.',
    'Rather than ask for a hand, {target} has you carry both bags and open the door with an elbow.',
  ],
} as const satisfies AnswerPieces
