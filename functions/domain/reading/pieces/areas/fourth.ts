import type { AreaPieces } from './AreaPieces.ts'

export const fourth = {
  joined: [
    "{Mover} starts with home, and with what you'd change there first, the sofa or the rules.",
    'Home is where you feel {mover} most, in the bed and the kitchen.',
    'With {mover} here, family matters come first, down to who has the keys.',
    'Something can be started at home under {mover}: a rule about shoes, a pot of herbs.',
    'You want your own door closed behind you under {mover}.',
    'Where you come from is on your mind while {mover} is here, through a recipe or an accent.',
    '{Mover} makes small things at home matter, even a creaking stair.',
  ],
  easy: [
    '{Mover} makes home easy to be in, sofa and all.',
    'A small change is enough at home with {mover} here, such as a lamp moved one yard.',
    'Family talk is gentler under {mover}, even about who does the dishes.',
    'Staying in is a good plan with {mover}, with soup on the stove and the laptop closed.',
    '{Mover} brings family nearer, by way of an old photo.',
    'Small repairs go quickly while {mover} is here, and one mended cupboard improves the whole hall.',
    'Guests can drop by under {mover}, laundry or no laundry.',
  ],
  tense: [
    "{Mover} shows what doesn't work at home, such as the draft under the door.",
    'Home needs you and the rest of life needs you, at one hour, under {mover}.',
    'An old family rule can annoy you under {mover}, about the salt or the television.',
    'Rooms feel a size too small with {mover} here.',
    "Where you live and how you'd like to live don't quite match, as {mover} makes you notice.",
    "You hear a parent's voice in your own while {mover} is here, usually over wet towels.",
    'Peace at home depends on dishes, noise and guests under {mover}.',
  ],
} as const satisfies AreaPieces
