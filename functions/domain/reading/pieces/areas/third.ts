import type { AreaPieces } from './AreaPieces.ts'

export const third = {
  joined: [
    '{Mover} makes you talkative, and a chat at the bus stop turns easily into a real conversation.',
    "Words matter more while {mover} is here, in a text, a phone call or a note on a neighbor's door.",
    'The first sentence is the important one under {mover}, to a sister, a teacher or the clerk behind the glass.',
    "Your errands get your full attention under {mover}: the pharmacy, the post office, the parcel at the neighbor's.",
    'With {mover} on your daily rounds, even the trip for milk brings back a question.',
    'You want to learn something while {mover} is here: a language, a manual, a map of the bus lines.',
    '{Mover} turns you toward whoever is near: a brother, a neighbor, the person who sits beside you in class.',
  ],
  easy: [
    'Talk runs smoothly with {mover}: one question is enough, and the email needs no second draft.',
    '{Mover} makes errands fit together, with ten minutes left over for the bench.',
    'A neighbor, a cousin or a classmate is easier to call with {mover} here.',
    'You find the short word first when {mover} helps, and the long email shrinks to four lines.',
    'New facts stay in your head while {mover} is in {sign}, from a bus route to the verbs of another language.',
    'Among brothers, sisters and people next door, {mover} makes a small favor easy to ask.',
    "The day's small jobs suit {mover}, so parcels, passwords and appointments fit between two coffees.",
  ],
  tense: [
    'Messages are easy to misread under {mover}, and a short text sounds colder than you feel.',
    'Two errands want the same half hour, and {mover} makes you choose between the bank and the bread.',
    'Under {mover} the good answer comes late, on the stairs or in the elevator.',
    "Other people's noise and advice tire you with {mover} here: a neighbor's drill, a brother's opinion, a loud phone call.",
    'An address, a price or a name is easy to get wrong near {mover}, and worth reading twice.',
    'You have too much open at once while {mover} is here: six tabs, two chats and an unanswered question.',
    'Some people talk faster than you think, some slower, and {mover} makes both hard to bear.',
  ],
} as const satisfies AreaPieces
