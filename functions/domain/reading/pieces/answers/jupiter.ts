import type { AnswerPieces } from './AnswerPieces.ts'

export const jupiter = {
  joined: [
    '{Target} makes you order for the whole table and then add one more dish.',
    'You tell a good story a size too large and believe it yourself, which is {target}.',
    "You like to explain things, to one listener at a bus stop if need be, and that's {target}.",
    'Where others see a blank on the map, {target} has you planning a trip.',
    '{Target} has you pack three books for a weekend.',
  ],
  easy: [
    "{Target} lets you assume there's enough for everyone, so people relax in your kitchen.",
    'You lend books, umbrellas and small sums freely, because {target} trusts people.',
    'A mistake of your own can make you laugh before anyone else does, thanks to {target}.',
    'On a trip you ask the driver questions, since {target} makes you curious about everybody.',
    'You see the funny side of a missed train while still on the platform, thanks to {target}.',
  ],
  tense: [
    '"Easily" is what {target} makes you say about a job that takes three days.',
    'You promise more than you write down, and {target} trusts your memory too far.',
    'Small print bores you because of {target}, so you scroll down and press the button.',
    'With {target} you give advice before anyone asks, and then a second piece of it.',
    'The second helping is on your plate before {target} has finished the first.',
  ],
} as const satisfies AnswerPieces
