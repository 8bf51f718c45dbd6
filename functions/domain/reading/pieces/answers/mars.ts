import type { AnswerPieces } from './AnswerPieces.ts'

export const mars = {
  joined: [
    '{Target} is already on the sidewalk while the others are discussing the route.',
    "You walk faster when you're sure, so anyone behind you can read {target} from your back.",
    'A locked door, a rude tone or a good dare is all that {target} needs to wake up.',
    "Once you want something, {target} has its shoes on before there's a plan.",
  ],
  easy: [
    '{Target} likes a job with a start, an end and something to hit with a hammer in between.',
    'In a small emergency you turn calm and brisk, because {target} knows who fetches the towels.',
    "You're good at first moves, and {target} is the finger on the bell while others check the number.",
    'People call you when something heavy has to go upstairs, which {target} takes as a compliment.',
  ],
  tense: [
    '{Target} slams nothing, but the forks go into the drawer from a height.',
    "Your jaw knows you're angry before you do, and {target} lives in that jaw.",
    'Slow walkers, long meetings and tight lids try {target}, so your sigh is louder than you think.',
    'You say "fine" like a door closing when somebody else takes what {target} had an eye on.',
  ],
} as const satisfies AnswerPieces
