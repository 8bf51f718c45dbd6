import type { ArrivalPieces } from './ArrivalPieces.ts'

export const neptune = {
  joined: [
    '{Mover} lets fog in around {target}, and things without edges, like songs and tea, make the most sense.',
    'Beside {mover}, {target} takes its glasses off for some months and learns to go by ear.',
    "A daydream rents the spare room while {mover} is next to {target}, and it's a quiet tenant.",
    "Close to {mover} in {sign}, you take on other people's moods as a coat takes on smoke.",
  ],
  easy: [
    '{Mover} softens the edges of {target}, so a tune or a kind guess gets further than proof.',
    "Guessing works well in {mover}'s company, as it does for a cook who never weighs the flour.",
    'Small things are easy to forgive around {mover}: the late train, the wrong cup, the forgotten name.',
    'With the volume turned down on {target} by {mover} in {sign}, the quieter song underneath can be heard.',
  ],
  tense: [
    '{Mover} rubs out the line that {target} was going by, so the facts need writing down in two places.',
    'Nobody lies, exactly, with {mover} about, but half the labels in the cupboard are wrong.',
    "What you hope and what's printed on the page look alike to {mover}, and {target} signs for both.",
    'Firm answers melt near {mover} in {sign}, and people mean well without meaning anything you can sign.',
  ],
} as const satisfies ArrivalPieces
