import type { StatusPieces } from './StatusPieces.ts'

export const fifth = {
  single: [
    "{Mover} makes flirting a game to enjoy for its own sake, even with someone you'd like to know.",
    "A joke is reason enough to write to someone you'd like to know, and {mover} likes small reasons.",
    'Having the sofa and the evening to yourself gives {mover} room for loud music and a second dessert.',
    'Your own company deserves the good shirt, says {mover}, and so does the walk to the corner store.',
    "Someone you'd like to know sees you best in the middle of a game, where {mover} wants you.",
    "Between a crush and a plan there's a long, pleasant hallway, and {mover} keeps you company in it.",
  ],
  dating: [
    "{Mover} brings out your playful side for the person you're seeing: the dare, the song, the terrible impressions.",
    "Romance goes better than a talk about romance when {mover} picks the game with the person you're seeing.",
    "A silly photo says more to the person you're seeing than a paragraph does, if {mover} is any judge.",
    'With {mover} on the side of fun, nobody needs to add up who texted whom first.',
    "{Mover} wants something you made, scratches and all, shown to the person you're seeing.",
    "What the two of you do apart from restaurants is {mover}'s question, and mini golf is a fair answer.",
  ],
  married: [
    '{Mover} would like to see you and your partner on the dance floor, or at least on the rug.',
    'Your partner is also somebody to play cards with, and {mover} wants the deck out of the drawer.',
    'A crush on your own partner is allowed by {mover}, even between the laundry and the news.',
    'Fun needs a line in the shared calendar, and {mover} helps you write it in pen.',
    'A bad joke on a sticky note reaches your partner sooner than a serious talk, with {mover} at play.',
    'Chores, screens and tired feet all want the evening, but {mover} saves a corner for you and your partner.',
  ],
  complicated: [
    "{Mover} does better with a board game than a summit meeting for you and the one it's unsettled with.",
    "{Mover} lets a good hour with the one it's unsettled with stay a good hour, and asks for no verdict.",
    'Wanting is the easy part of the story, and {mover} lets you have that part without the footnotes.',
    "Not every song is about the one it's unsettled with, and {mover} can find you a few others.",
    'Drama is tempting around {mover}, though a walk and an ice cream make the better scene for two.',
    "You can laugh with the one it's unsettled with and still not know, which {mover} finds quite bearable.",
  ],
  unsaid: [
    '{Mover} likes to see you play, with someone close or with a dog and an empty park.',
    'Affection comes out sideways with {mover}: a nickname, a doodle, the last slice left for someone close.',
    "What you'd do for nothing on a free evening is the thing {mover} wants more of.",
    'Someone close gets to see your silly side, as {mover} has no use for the formal one.',
    'A hand on a shoulder and a shared joke are romance enough for {mover} on a busy day.',
    "If there's a song you only sing in the car, {mover} would let someone close hear the chorus.",
  ],
} as const satisfies StatusPieces
