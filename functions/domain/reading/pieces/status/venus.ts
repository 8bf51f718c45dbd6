import type { StatusPieces } from './StatusPieces.ts'

export const venus = {
  single: [
    "{Mover} makes it easier to say something kind to someone you'd like to know and leave the phone alone.",
    "You're allowed to like your life as it is under {mover}, down to the whole bed and the window open.",
    "A warm hello beats a clever one with {mover} here, above all with someone you'd like to know.",
    'Flowers for your own table are no consolation prize under {mover}, only flowers on a table.',
    'Your affection has many takers while {mover} is here: a grandmother, a dog, the friend who cooks.',
    "Charm is mostly attention, and {mover} gives you plenty for someone you'd like to know.",
  ],
  dating: [
    "Small things matter with the person you're seeing while {mover} is here: the clean cup, the hand on the sleeve.",
    "Saying what you like about the person you're seeing is easier with {mover}, and details work best.",
    "{Mover} can make a quiet walk with the person you're seeing feel as rich as a dinner out.",
    "Under {mover}, your good manners and your real wishes both show to the person you're seeing.",
    "What the person you're seeing finds beautiful is worth asking with {mover} here, be it a bridge or a song.",
    'Two tastes in music and one speaker are a test of tenderness under {mover}.',
  ],
  married: [
    '{Mover} makes you look twice at your partner across a crowded kitchen, flour on the sleeve and all.',
    'Sweetness with your partner is practical for {mover}: the warm side of the bed, the last of the coffee.',
    'Your partner likes to be looked at as well as listened to, and {mover} favors both.',
    'A clean tablecloth and a guest or two do you and your partner good while {mover} is here.',
    'A compliment to your partner in front of other people is as good as a gift under {mover}.',
    'The nice glasses are for your partner as much as for guests while {mover} is here.',
  ],
  complicated: [
    "{Mover} lets you be kind to the one it's unsettled with without signing anything.",
    'Liking somebody and knowing what to call it are two different things, and {mover} asks only for the first.',
    "You can find the one it's unsettled with lovely and still go home at ten under {mover}.",
    "A soft tone costs nothing with the one it's unsettled with, and {mover} leaves the facts as they are.",
    "Being wanted is sweet and being asked what you'd like is sweeter, and {mover} makes you notice the second.",
    "Your affection needn't all wait for one answer, and {mover} brings some of it to your friends.",
  ],
  unsaid: [
    '{Mover} makes you gentle with someone close: the chair pulled out, the story let run.',
    'Something pretty on the desk and a kind word to someone close are enough under {mover}.',
    'Someone close knows that you like them, but with {mover} here the sentence is still worth saying aloud.',
    'What pleases you matters under {mover}, from the color of a towel to who sits beside you.',
    'Affection includes the soup left on a doorstep while {mover} is here, and the photo sent for no reason.',
    'Your best listening goes to someone close under {mover}, and so does the bigger slice.',
  ],
} as const satisfies StatusPieces
