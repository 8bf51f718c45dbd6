import type { ArrivalPieces } from './ArrivalPieces.ts'

export const mars = {
  joined: [
    '{Mover} gives {target} a shove, and the box that everyone walks around gets carried upstairs.',
    "There's a match in the box and {mover} has already struck it, so patience comes in short lengths.",
    'Wanting and doing are one move with {mover} beside {target}, like catching a cup as it falls.',
    "Rolled-up sleeves are {mover}'s whole plan in {sign}, and {target} can read the instructions afterward.",
    'Heat needs a job today, because {mover} on top of {target} is a kettle with the lid on.',
    'First through the door is where {mover} wants you, coat still on and ready to begin.',
  ],
  easy: [
    '{Mover} does the heavy lifting for {target}, so only the first push feels like work.',
    'Courage comes in useful sizes from {mover} today, enough for one phone call or one stuck drawer.',
    'Whatever {target} has planned, {mover} brings the van, the tools and a second pair of hands.',
    'A clear no sounds friendly enough with {mover} in {sign} behind it.',
    'The stairs look shorter than the elevator line today, which is {mover} talking to your legs.',
    'Quick decisions suit {mover}, and {target} is happy in the fast lane with both windows down.',
  ],
  tense: [
    '{Mover} keeps a finger on the doorbell while {target} is still looking for the keys.',
    "Somebody is in your way today, or you're in theirs, and {mover} calls both of you rude.",
    "Short fuses are {mover}'s trade, and the slow line, the printer and the one-word reply sell matches.",
    'Polished, pointed and a size too big, the sharp answer comes first with {mover} in {sign}.',
    'The drawer sticks, so {mover} pulls harder, which is how handles come off.',
    "Half of {mover}'s quarrel with {target} is fair, and the other half is hunger or a tight shoe.",
  ],
} as const satisfies ArrivalPieces
