import type { ArrivalPieces } from './ArrivalPieces.ts'

export const jupiter = {
  joined: [
    '{Mover} never brings one of anything, so {target} gets the big box, the extra chairs and the toast.',
    "In {mover}'s weeks beside {target}, a small plan asks for a larger table.",
    'Hope has a budget with {mover} this near, and the figures are generous, if a little vague.',
    'Wherever {mover} in {sign} sits down, the map is unfolded and somebody says the bigger number aloud.',
  ],
  easy: [
    '{Mover} props a door open for {target}, wide enough for a sofa and in no hurry to close.',
    'Luck is a big word: {mover} deals in helpful clerks, spare tickets and teachers with time to talk.',
    'Asking for a bit more sounds reasonable to everyone with {mover} in {sign} backing {target}.',
    'Some friends lend you the whole toolbox and forget to ask for it back, and {mover} helps like that.',
  ],
  tense: [
    '{Mover} promises three evenings where {target} has one, and the calendar is the first to notice.',
    "Too much of a good thing is {mover}'s idea of a gift, and the shelf is only so long.",
    "Between {mover}'s round figure and {target}'s exact one is a gap worth checking with a pencil.",
    'A yes from {mover} in {sign} is called out from the doorway, weeks before anyone counts the chairs.',
  ],
} as const satisfies ArrivalPieces
