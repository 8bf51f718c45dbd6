import type { AnswerPieces } from './AnswerPieces.ts'

export const jupiter = {
  joined: [
    '{Target} orders for the whole table and then adds one more dish in case.',
    'You tell a story a size too large, and {target} is the first to believe it.',
    "There's a teacher in you who needs no classroom, only {target}, a bus stop and one listener.",
    'Where the map ends in a blank, {target} sees a picnic spot and you start packing.',
  ],
  easy: [
    "{Target} takes it for granted that there's enough cake, so people relax in your kitchen.",
    "Books, umbrellas and small sums leave your hands as if they came back alone, a habit of {target}'s.",
    'You laugh at your own mistake before the room does, and {target} gives you the timing.',
    'On a trip you ask the driver questions, because {target} packs light and talks to everyone.',
  ],
  tense: [
    '{Target} says "easily" about a job that takes three days.',
    'You promise by the armful, and {target} trusts all of it to a memory with holes.',
    'Small print makes {target} sleepy, so you nod, scroll and press the button.',
    'Advice comes out of {target} before anyone asks for it, with examples and a second helping.',
  ],
} as const satisfies AnswerPieces
