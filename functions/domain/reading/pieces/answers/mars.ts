import type { AnswerPieces } from './AnswerPieces.ts'

export const mars = {
  joined: [
    '{Target} has you out on the sidewalk while the others are still discussing the route.',
    "You walk faster when you're sure of something, and that pace is {target}.",
    'A locked door, a rude tone or a good dare is enough to wake {target}.',
    "Once you want something you start before there's a plan, which is {target} in short.",
    '{Target} makes you open the package on the stairs.',
    'You compete at small things, parking or peeling potatoes, because {target} likes to win.',
  ],
  easy: [
    '{Target} likes a job with a start, an end and some lifting in between.',
    'In a small emergency you turn calm and quick, because {target} wants something to do.',
    "You're good at first moves, thanks to {target}: you ring the bell while others check the number.",
    'People call you when something heavy has to go upstairs, and {target} takes that as a compliment.',
    'You say what bothers you and forget it by lunch, thanks to {target}.',
    '{Target} gets you to the top of the hill first, and you wait for the others.',
  ],
  tense: [
    "Your jaw tightens before you know you're angry, which is how {target} shows.",
    "You don't shout, but with {target} annoyed the forks go into the drawer loudly.",
    'Slow walkers, long meetings and tight lids annoy {target}, and your sigh is louder than you think.',
    'You say "fine" and don\'t mean it when somebody else takes what {target} wanted.',
    '{Target} makes you type, drive and chop onions faster than you need to.',
    "Help you haven't asked for annoys {target}, and so does an audience.",
  ],
} as const satisfies AnswerPieces
