import type { ArrivalPieces } from './ArrivalPieces.ts'

export const chiron = {
  joined: [
    '{Mover} puts a finger on the sore place near {target}, as a good tailor finds the bad seam.',
    "In {mover}'s weeks, the thing you're shy about sits at the front of the shop window.",
    'Next to {mover}, {target} drops the polished story and tells the one with the crack in it.',
    'Pupil and teacher sit in the same chair under {mover} in {sign}, and both of them are you.',
  ],
  easy: [
    '{Mover} makes {target} good at helping, with an eye for a splinter from across the room.',
    'A clumsy thing said kindly mends more than a clever one while {mover} looks after {target}.',
    'The cracked cup is the one to reach for with {mover} in {sign}, and the tea tastes fine.',
    'Asking for help is a smaller job around {mover}, about the size of one short message.',
  ],
  tense: [
    "{Mover} bumps the tender spot next to {target}, usually with a remark that wasn't about you at all.",
    'A small slight looks life-size through {mover}, so the apology you want grows to match.',
    "Everybody's coat gets mended but yours, says {mover}, and {target} is the one out in the cold.",
    'Over a sore point, {mover} in {sign} offers two ways out: the joke or the true sentence.',
  ],
} as const satisfies ArrivalPieces
