import type { AreaPieces } from './AreaPieces.ts'

export const fourth = {
  joined: [
    "{Mover} starts with home, and with what you'd change there first, the sofa or the rules.",
    'Home is where you feel {mover} most: in the bed, the kitchen and the people who use your nickname.',
    'With {mover} here, family matters come first, down to who sleeps where and who has the keys.',
    'Something can be started at home under {mover}: a rule about shoes, a pot of herbs, a list on the wall.',
    'You want your own door closed behind you under {mover}, and your own things in reach.',
    "Where you come from is on your mind while {mover} is here, through an accent, a recipe or an aunt's voice.",
    '{Mover} makes small things at home feel important: a creaking stair, a lamp, who uses which cup.',
  ],
  easy: [
    '{Mover} makes home easy to be in, and the sofa, the lamp and a quiet room do you good.',
    'A small change is enough at home with {mover} here, such as a lamp moved one yard.',
    'Family talk is gentler under {mover}, even when it turns to who does the dishes.',
    'Staying in is a good plan with {mover}, with soup on the stove and the laptop closed.',
    '{Mover} brings family nearer, by way of an old street, a photo or a song from the kitchen radio.',
    'Small repairs go quickly while {mover} is here, and one cupboard that closes properly improves the whole hall.',
    'Guests can drop by at home under {mover} without anyone hiding the laundry.',
  ],
  tense: [
    "{Mover} shows what doesn't work at home, such as the draft under the door or who takes out the trash.",
    'Home needs you and the rest of life needs you, and {mover} brings both to the same hour.',
    'An old family rule can annoy you under {mover}, about the salt, the television or the bill.',
    'Rooms feel a size too small with {mover} here, with a bicycle in the hall and opinions in the kitchen.',
    "Where you live and how you'd like to live don't quite match, and {mover} makes you notice the hall and the noise.",
    "You hear a parent's voice in your own while {mover} is here, usually over wet towels or an open door.",
    'Peace at home is a matter of dishes, noise and guests under {mover}, and of who gives way on which.',
  ],
} as const satisfies AreaPieces
