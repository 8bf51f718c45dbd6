import type { ArrivalPieces } from './ArrivalPieces.ts'

export const neptune = {
  joined: [
    '{Mover} blurs {target}, so you feel more than you can explain.',
    'Beside {mover}, facts about {target} are hard to pin down, while moods are easy to catch.',
    'Daydreams take more of your time while {mover} is next to {target}.',
    "Close to {mover} in {sign}, you pick up other people's moods as a coat picks up smoke.",
    'You see the best in people while {mover} is beside {target}, small print aside.',
    '{Mover} softens {target}, and a loud room becomes too loud.',
    'Music, water and long walks suit {target} with {mover} this near.',
  ],
  easy: [
    '{Mover} softens {target}, so a song or a kind guess gets further than proof.',
    'You guess well under {mover}, about people more than about figures.',
    'Small things are easy to forgive around {mover}: a late train, a wrong cup.',
    'With {mover} in {sign} you hear what people mean behind what they say.',
    '{Mover} brings {target} a good imagination, so a sketch beats a plan.',
    'Kindness takes no effort while {mover} helps {target}.',
    'You know when to stop asking and pour the tea with {mover} in {sign}.',
  ],
  tense: [
    '{Mover} makes {target} unsure, so times and sums are better written down.',
    'Misunderstandings come easily with {mover} about, and nobody means them.',
    'What you hope and what was really said look alike under {mover}, and {target} believes both.',
    'People promise vaguely with {mover} in {sign}, and so do you.',
    'You lose an hour between two jobs while {mover} is at odds with {target}.',
    '{Mover} makes it easy to postpone what {target} has to decide.',
    'A beautiful excuse is hard to refuse with {mover} in {sign}, even your own.',
  ],
} as const satisfies ArrivalPieces
