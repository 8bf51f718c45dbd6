import type { ArrivalPieces } from './ArrivalPieces.ts'

export const neptune = {
  joined: [
    '{Mover} blurs {target}, so you feel more than you can explain and plan less than you mean to.',
    'Beside {mover}, facts about {target} are hard to pin down, while moods are easy to catch.',
    'Daydreams take more of your time while {mover} is next to {target}, and some deserve writing down.',
    "Close to {mover} in {sign}, you pick up other people's moods as a coat picks up smoke.",
  ],
  easy: [
    '{Mover} softens {target}, so a song or a kind guess gets further than proof.',
    'You guess well under {mover}, about people more than about figures.',
    'Small things are easy to forgive around {mover}: the late train, the wrong cup, the forgotten name.',
    'With {mover} in {sign} you hear what people mean behind what they say.',
  ],
  tense: [
    '{Mover} makes {target} unsure, so times, sums and promises are better in writing.',
    'Misunderstandings come easily with {mover} about, mostly without anyone meaning to mislead.',
    'What you hope and what was really said look alike under {mover}, and {target} believes both.',
    'People promise kindly and vaguely with {mover} in {sign}, and so do you.',
  ],
} as const satisfies ArrivalPieces
