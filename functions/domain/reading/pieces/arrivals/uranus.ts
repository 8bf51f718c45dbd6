import type { ArrivalPieces } from './ArrivalPieces.ts'

export const uranus = {
  joined: [
    '{Mover} moves the furniture around {target}, and the old path through the room ends at a wall.',
    "There's no rehearsal with {mover} this close to {target}, only months of odd calls and quick exits.",
    'Next to {mover}, {target} wants to hand in its notice, politely and with nothing else lined up.',
    'In {sign}, {mover} cuts a window where {target} had a wall, and the light takes getting used to.',
  ],
  easy: [
    '{Mover} shows {target} another way home, one that is on the map already.',
    'Change is light to lift with {mover} on good terms with {target}, like boxes packed half full.',
    'The odd idea gets a fair hearing from {mover}, and so does the cousin with the strange job.',
    "Small freedoms are {mover}'s gift in {sign}: a later start, a different desk, a rule nobody misses.",
  ],
  tense: [
    '{Mover} pulls out plugs, one a month, to see what {target} really needs switched on.',
    'Plans made in ink annoy {mover} in {sign}, and pencil lasts longer in months like these.',
    'Restless is the word, since {mover} wants the window open and {target} wants the draft to stop.',
    "The fixed point in your week is the one {mover} kicks, to see if it's bolted down.",
  ],
} as const satisfies ArrivalPieces
