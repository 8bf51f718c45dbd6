import type { AreaPieces } from './AreaPieces.ts'

export const fourth = {
  joined: [
    '{Mover} begins at home, where the talk turns to what should change first, the sofa or the rules.',
    'Home is where {mover} gets to work, beginning with the bed, the kitchen and whoever uses your nickname.',
    "Under your own roof {mover} has your ear, so a creaking stair or a mother's voice says a great deal.",
    'Family and {mover} come to one table here, and the first subject is who sleeps where.',
    'Something is founded at home with {mover}: a rule about shoes, a bed of herbs, a list on the wall.',
    'You feel {mover} in the rooms before anywhere else, in the click of the door and the smell of onions.',
    'Where you come from pays a visit with {mover}, by way of an accent, a recipe or an aunt on the phone.',
  ],
  easy: [
    '{Mover} is well behaved at home, and the sofa, the lamp and the person in the next room do you good.',
    'Your own four walls agree with {mover}, so a lamp moved one yard makes an evening.',
    'Family talk is gentler with {mover} in the room, even when it turns to who does the dishes.',
    'With {mover} at the stove, staying in is a plan and not the lack of one.',
    "Roots do well when {mover} waters them: a grandparent's saying, an old street, a song from the kitchen radio.",
    'Small repairs go quickly under {mover}, and one cupboard that closes properly improves the whole hall.',
    'While {mover} is here the door is open both ways, for the cousin who drops by and the laundry nobody hides.',
  ],
  tense: [
    '{Mover} finds the draft under the door, and everybody at home has a theory about who left it open.',
    'Home wants you in and the rest of life wants you out, while {mover} jingles the keys.',
    "An old family rule comes up with {mover}, about the salt, the television or the bill, and you'd change it.",
    'Rooms feel a size too small under {mover}, with a bicycle in the hall and opinions in the kitchen.',
    "Where you live and how you'd like to live don't quite match, and {mover} points at the hall, the noise, the view.",
    "A parent's voice comes out of your own mouth with {mover}, usually over wet towels or an open door.",
    "Peace at home has a price with {mover}, and the dishes, the noise and the guest list are where it's paid.",
  ],
} as const satisfies AreaPieces
