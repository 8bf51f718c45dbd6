import type { AreaPieces } from './AreaPieces.ts'

export const third = {
  joined: [
    '{Mover} goes straight to your tongue, so a chat at the bus stop turns into the real conversation.',
    "Words and {mover} travel together here, in the text, the phone call and the note on a neighbor's door.",
    'A first sentence is what {mover} wants from you, to a sister, to a teacher, to the clerk behind the glass.',
    'Errands have a plot while {mover} runs them: the pharmacy, the post office, a name you overhear in line.',
    'With {mover} on your daily rounds, even the trip for milk brings back a question.',
    'Your mind starts on something with {mover} in it: a language, a manual, a map of the bus lines.',
    'Whatever {mover} brings comes by mouth or by mail, so the inbox and the stairwell are worth a look.',
  ],
  easy: [
    'Talk runs smoothly with {mover}: the clerk understands, the sister laughs, the email needs no second draft.',
    '{Mover} puts your errands in a sensible order and leaves ten minutes over for the bench.',
    'A neighbor, a cousin or a classmate is easier to call with {mover} in your voice.',
    'You find the short word first when {mover} helps, and the long email shrinks to four lines.',
    'New facts stay put with {mover} around, from a bus route to the verbs of another language.',
    'Among brothers, sisters and people next door, {mover} is good for a favor asked in passing.',
    "The day's small traffic suits {mover}, so parcels, passwords and appointments fit between two coffees.",
  ],
  tense: [
    "{Mover} puts a twist in the talk, so a text sounds colder than you feel and a sister asks what's wrong.",
    'Two errands want the same half hour, and {mover} makes you choose between the bank and the bread.',
    'What you know and what you can say are out of step with {mover}, and the good answer comes on the stairs.',
    "A neighbor's drill, a brother's opinion, a form in capital letters: {mover} lines them up in one hallway.",
    'Near {mover} an address, a price and a name all turn slippery, and each is better read twice.',
    'Your head is full of open tabs and {mover} opens another, while somebody across the table waits for a yes.',
    'Some people talk faster than you think, some slower, and {mover} seats you between the two.',
  ],
} as const satisfies AreaPieces
