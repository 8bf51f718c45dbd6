import type { AreaPieces } from './AreaPieces.ts'

export const third = {
  joined: [
    '{Mover} makes you talkative, and a chat at the bus stop turns into a real conversation.',
    "Words matter more while {mover} is here, in a text or on a neighbor's door.",
    'The first sentence is the important one under {mover}, to a sister or a clerk.',
    'Your errands get your full attention under {mover}, the pharmacy as well as the parcel.',
    'With {mover} here, even the trip for milk brings a question.',
    'You want to learn something while {mover} is here, from a manual or a map.',
    '{Mover} turns you toward whoever is near, such as a neighbor.',
  ],
  easy: [
    'Talk runs smoothly with {mover}: one question is enough, and the email needs no second draft.',
    '{Mover} makes errands fit together, with time for the bench.',
    'A cousin is easier to call with {mover} here.',
    'You find the short word first when {mover} helps, and the email shrinks to four lines.',
    'New facts stay in your head while {mover} is in {sign}, from bus routes to verbs.',
    'Among brothers, sisters and people next door, {mover} makes a small favor easy to ask, ladder included.',
    'Small jobs suit {mover}, so parcels and passwords fit between two coffees.',
  ],
  tense: [
    'Messages are easy to misread under {mover}, and a short text sounds colder than you feel.',
    'Two errands want one half hour, and {mover} makes you choose.',
    'Under {mover} the good answer comes late, on the stairs.',
    "Other people's noise tires you with {mover} here: a neighbor's drill, a brother's opinion.",
    'An address or a price is easy to get wrong near {mover}.',
    'You have too much open at once while {mover} is here: six tabs, two chats, one question.',
    'Some people talk faster than you think, some slower, and {mover} makes both hard to bear.',
  ],
} as const satisfies AreaPieces
