import type { StatusPieces } from './StatusPieces.ts'

export const venus = {
  single: [
    "{Mover} is generous with someone you'd like to know: a plain compliment, then no checking of the phone.",
    "You're allowed to like your life as it is, says {mover}, down to the whole bed and the window open.",
    "A warm hello beats a clever one in {mover}'s book, above all with someone you'd like to know.",
    'Flowers for your own table are no consolation prize to {mover}, only flowers on a table.',
    'Affection has many addresses, and {mover} sends some to a grandmother, a dog and the friend who cooks.',
    "Charm is mostly attention, and {mover} lends you plenty for someone you'd like to know.",
  ],
  dating: [
    "{Mover} makes the small things count with the person you're seeing: the clean cup, the hand on the sleeve.",
    "Saying what you like about the person you're seeing is easy enough with {mover} to help, so details work best.",
    "{Mover} can make a quiet walk with the person you're seeing feel as rich as a dinner out.",
    "Under {mover}, your good manners and your real wishes both come along to meet the person you're seeing.",
    "What the person you're seeing finds beautiful is worth asking, since {mover} loves a guided tour.",
    'Two tastes in music and one speaker are a test of tenderness, and {mover} is the judge.',
  ],
  married: [
    '{Mover} has an eye for your partner across a crowded kitchen, flour on the sleeve and all.',
    'Sweetness with your partner is practical for {mover}: the warm side of the bed, the last of the coffee.',
    'Your partner likes to be looked at as well as listened to, and {mover} has time for both.',
    'Love likes a clean tablecloth, says {mover}, and a guest or two to admire it.',
    "A compliment to your partner in front of other people is {mover}'s idea of a gift.",
    'The nice glasses are for your partner as much as for guests, or {mover} sees no point in them.',
  ],
  complicated: [
    "{Mover} lets you be kind to the one it's unsettled with without signing anything.",
    'Liking somebody and knowing what to call it are different songs, and {mover} plays only the first.',
    "You can find the one it's unsettled with lovely and still go home at ten, and {mover} won't argue.",
    "A soft tone costs nothing with the one it's unsettled with, while {mover} leaves the facts as they are.",
    "Being wanted is sweet and being asked what you'd like is sweeter, and {mover} would have you enjoy both.",
    "Your affection needn't all wait at one door, so {mover} takes some of it to your friends.",
  ],
  unsaid: [
    '{Mover} gives you a light hand with someone close: the chair pulled out, the story let run.',
    'Something pretty on the desk and a kind word to someone close are all that {mover} asks.',
    'Someone close knows you like them, but {mover} thinks the sentence is still worth saying aloud.',
    'What pleases you is a serious matter to {mover}, from the color of a towel to who sits beside you.',
    "Love in {mover}'s sense includes the soup left on a doorstep and the photo sent for no reason.",
    'With {mover} in charge of the mood, someone close gets your best listening and maybe the bigger slice.',
  ],
} as const satisfies StatusPieces
