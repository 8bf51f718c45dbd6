import type { PairStories } from '../../../pieces/Story.ts'

export const sunNeptune: PairStories = {
  easy: [
    {
      title: 'The room on the napkin',
      houses: [2, 6, 9, 10],
      why: 'Your Neptune hands the Sun a picture, and you trust it before you know the reasons.',
      scene: "Over coffee you draw the place where you'd like to work on a paper napkin.",
      turn: [
        "There's a wide window in it, a table, and only three other people.",
        'A picture says what you want more exactly than a list of goals.',
      ],
      after: 'the napkin is on the wall, and the window in it seems reasonable',
      again: {
        easy: "somebody describes a room, and it's the one on your napkin",
        tense: 'the drawing looks childish, and you use the napkin to wipe the table',
      },
      act: "Draw the place where you'd like to work on a napkin today, and add one detail that already exists.",
    },
    {
      title: 'First in the checkout line',
      houses: [1, 3, 4, 11, 12],
      why: 'You can feel what a stranger feels and still know where you yourself begin.',
      scene: 'At the supermarket you let a tired father go first and make nothing of it.',
      turn: [
        "He doesn't want pity; he wants to get that child to bed.",
        "You guess it because you aren't thinking of how kind you look.",
      ],
      after: 'you let a tired person pass as a habit, and it costs a minute',
      again: {
        easy: "you're the tired one, and a stranger makes room",
        tense: 'you take in the mood of the whole shop and bring it home',
      },
      act: 'Make room for one tired person today, at a door, a seat or a counter, and say nothing about it.',
    },
    {
      title: 'The dream you tell',
      houses: [5, 7, 8],
      why: 'The Sun lends your Neptune courage, so a tender thought makes it out of your head.',
      scene: 'Over a glass you tell {someone} the dream you had about them, or most of it.',
      turn: [
        'You skip one detail, and they ask for exactly that.',
        'A tender thing said lightly is theirs to take or leave.',
      ],
      after: 'they know a little more of what goes on in your head',
      again: {
        easy: "you're told a dream, and you're in the better part of it",
        tense: 'you keep the dream to yourself and act a little strange',
      },
      act: "Tell {friend} one dream or daydream tonight, over a glass or a cup, and don't skip the odd detail.",
    },
  ],
  tense: [
    {
      title: 'The chair by the door',
      houses: [1, 6, 10, 11],
      why: 'You want your place among people, and you give it up before anyone asks for it.',
      scene: 'You take the chair by the door, with one still free at the table.',
      turn: [
        "Nobody sent you there; it's where no one has to decide about you.",
        "From the table you can be heard, and that's the whole difference.",
      ],
      after: "you're at the table, and the chair by the door holds coats",
      again: {
        easy: 'somebody pulls out a chair for you, and you sit down',
        tense: 'you give up your turn, and then you mind who took it',
      },
      act: "Sit one seat nearer the middle than you'd normally choose once today, and stay there to the end.",
    },
    {
      title: 'The borrowed hiking boots',
      houses: [5, 7, 8],
      why: 'Your Neptune would have you loved for a lovely picture, and the Sun hopes to be loved in person.',
      scene: 'You tell {someone} that you adore hiking, and stand there in borrowed boots.',
      turn: [
        'They asked out of interest, not as a test.',
        'One honest "not really" lets them know you, and your feet stay dry.',
      ],
      after: "one thing you don't like is out in the open, and nobody minds",
      again: {
        easy: "you say what you don't like, and the talk gets better for it",
        tense: 'you agree to something lovely and feel absent all the way through',
      },
      act: 'Say "not really" once today about something you usually pretend to like, a dish, a song or a sport.',
    },
    {
      title: 'Bills under the menus',
      houses: [2, 3, 4, 12],
      why: 'The Sun would show you how things are, and a dreamy part of you would rather not look.',
      scene: "In the drawer, under the takeout menus, are two bills you haven't opened.",
      turn: [
        'You know roughly what\'s in them, and "roughly" is what keeps you awake.',
        'A bad figure is easier to sleep next to than a fog.',
      ],
      after: 'the drawer holds menus only, and the figures are on one page',
      again: {
        easy: "you open a bill standing up, and it's just a number",
        tense: 'another bill goes under the menus, face down',
      },
      act: "Open the oldest bill you've been avoiding before dinner, and write its one important figure on the front.",
    },
  ],
  joined: [
    {
      title: 'The course on your screen',
      houses: [2, 6, 9, 10],
      why: "Your Neptune dresses a wish up as a calling, and you can't quite tell which one it is.",
      scene: "The page of a faraway course stays open on your screen beside the work that's due.",
      turn: [
        'You can see yourself there, by a window, with better handwriting.',
        'Keep the picture, and put two dull facts beside it: hours and price.',
      ],
      after: "the wish has its price beside it, and it's still a wish",
      again: {
        easy: 'somebody tells you about the course, and you want it as much',
        tense: 'you read the page again and skip the part about hours',
      },
      act: 'Find one dull fact about a thing you dream of today, and write it under the dream on paper.',
    },
    {
      title: 'Whose sigh it was',
      houses: [5, 7, 8, 12],
      why: "You're thin-skinned in the kindest way now, and other people's moods walk right in.",
      scene: "{Someone} sighs over a plate, and you're sure it's about you.",
      turn: [
        'They could be thinking of a sore tooth or a bill.',
        'You do feel a lot of it, and one short question keeps you right.',
      ],
      after: "you know what the sigh was about, and it's small",
      again: {
        easy: 'you guess a mood right, and you ask all the same',
        tense: "you're low for an hour over a frown that isn't yours",
      },
      act: "Ask {friend} what's on their mind once today, and say the answer back in your own words before you reply.",
    },
    {
      title: 'The bath gone cold',
      houses: [1, 3, 4, 12],
      why: "You're half in the room and half in a thought now, and both halves are sweet.",
      scene: 'In the bath the water goes cold around a story in your head.',
      turn: [
        "Your Neptune isn't wasting time; it shows you who you'd like to be.",
        'Two lines on paper are enough to find the way back there.',
      ],
      after: 'two lines of that story are on paper, and they still make sense',
      again: {
        easy: 'the daydream has a title, and you tell it to somebody',
        tense: 'you float through the shop and come home without the bread',
      },
      act: 'Write the story you tell yourself in two lines tonight, and leave the page beside your bed.',
    },
  ],
}
