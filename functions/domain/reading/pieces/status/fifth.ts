import type { StatusPieces } from './StatusPieces.ts'

export const fifth = {
  single: [
    "{Mover} makes flirting a game to enjoy for its own sake, even with someone you'd like to know.",
    "A joke is reason enough to write to someone you'd like to know under {mover}.",
    'Having the sofa and the evening to yourself leaves room, with {mover} here, for loud music and a second dessert.',
    'Your own company deserves the good shirt while {mover} is here, and so does the walk to the corner store.',
    "Someone you'd like to know sees you at your best in the middle of a game, which {mover} favors.",
    "A crush doesn't need a plan yet with {mover} here, and can be enjoyed as it is.",
  ],
  dating: [
    "{Mover} brings out your playful side for the person you're seeing: the dare, the song, the terrible impressions.",
    "A game with the person you're seeing does more for romance under {mover} than a talk about romance.",
    "A silly photo says more to the person you're seeing than a paragraph does while {mover} is here.",
    'With {mover} on the side of fun, nobody needs to add up who texted whom first.',
    "Something you made, scratches and all, is worth showing to the person you're seeing with {mover} here.",
    '{Mover} asks what the two of you do apart from restaurants, and mini golf is a fair answer.',
  ],
  married: [
    '{Mover} favors you and your partner on a dance floor, or at least on the rug.',
    'Your partner is also somebody to play cards with, and {mover} makes the deck worth finding.',
    'A crush on your own partner is quite possible under {mover}, even between the laundry and the news.',
    'Fun with your partner needs a line in the shared calendar, and {mover} is a reason to use pen.',
    'A bad joke on a sticky note reaches your partner sooner than a serious talk, with {mover} at play.',
    'Chores, screens and tired feet all want the evening, but {mover} asks for an hour with your partner.',
  ],
  complicated: [
    "A board game does more than a serious talk for you and the one it's unsettled with under {mover}.",
    "{Mover} lets a good hour with the one it's unsettled with stay a good hour, and asks for no verdict.",
    'Wanting is the easy part with {mover} here, and you can enjoy it without deciding anything.',
    "Not every song is about the one it's unsettled with, and {mover} helps you hear the others.",
    'Drama is tempting while {mover} is here, though a walk and an ice cream make a better hour for two.',
    "You can laugh with the one it's unsettled with and still not know, which {mover} makes easier to bear.",
  ],
  unsaid: [
    '{Mover} favors play, with someone close or with a dog and an empty park.',
    'Affection comes out sideways with {mover}: a nickname, a doodle, the last slice left for someone close.',
    "What you'd do for nothing on a free evening is worth more of your time under {mover}.",
    'Someone close gets to see your silly side while {mover} is here, which does you both good.',
    'A hand on a shoulder and a shared joke are romance enough with {mover} on a busy day.',
    "If there's a song you only sing in the car, {mover} favors letting someone close hear the chorus.",
  ],
} as const satisfies StatusPieces
