import type { PairStories } from '../../../pieces/Story.ts'

export const plutoSun: PairStories = {
  easy: [
    {
      title: 'A pale square on the wall',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Pluto helps your Sun outgrow the person others still expect, without a fight.',
      scene: 'So an old picture of you comes down, and you look at the pale square behind it.',
      turn: [
        "You liked that person, and you're not obliged to go on playing the part.",
        'A bare wall is a good thing to have for a while.',
      ],
      after: "fewer people ask for the old you, and you don't bring it up either",
      again: {
        easy: 'you introduce yourself without the old role, and nobody misses it',
        tense: 'you play the old part for an hour because the room expects it',
      },
      act: "Take down one photo or certificate of who you used to be today, and leave the nail bare until you're sure.",
    },
    {
      title: 'You clap the longest',
      houses: [5, 7, 8],
      why: 'You know what you are without needing anyone to nod, which leaves room for another person to shine.',
      scene: 'In a crowded room {someone} gets the applause, and you clap the longest.',
      turn: [
        'Over all those shoulders, they look for your face first.',
        "Anyone can clap; what they want to see is whether you're glad.",
      ],
      after: 'praise for one of you is good news for both',
      again: {
        easy: 'you hear them praised, and you add a true detail',
        tense: 'you clap, and you wonder who saw you clapping',
      },
      act: 'Praise one person today in front of somebody else, for a thing you can do rather well yourself.',
    },
  ],
  tense: [
    {
      title: 'The pen over the dotted line',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Sun wants to run your own life, and Pluto points at everybody who has a hand on it.',
      scene: "That's how you come to grip a pen over a dotted line, while someone important waits.",
      turn: [
        'Part of your anger is at everyone who ever decides for you.',
        'The rest is about this page, and one clear question is enough.',
      ],
      after: 'you ask before you sign, and people get used to waiting',
      again: {
        easy: 'someone asks for your say before the paper is printed',
        tense: 'you refuse a fair offer because of who made it',
      },
      act: "Read one contract or form that binds you before bed, and mark the line you'd change if you were asked.",
    },
    {
      title: 'The table they booked',
      houses: [5, 7, 8],
      why: 'Your Sun turns love into a question of who is bigger, and being the smaller one feels unsafe.',
      scene: 'So {someone} books a table without asking, and you find fault with the chairs.',
      turn: [
        'They meant a present, and what reached you was an order.',
        'Ask yourself which it was, and the chairs improve.',
      ],
      after: 'some things are decided for you, and you let them be nice',
      again: {
        easy: "they choose, and you're free to look around",
        tense: "you change the plan just so that it's yours",
      },
      act: 'Let somebody else decide one small thing for you today, the street, the film or the soup, without a correction.',
    },
  ],
  joined: [
    {
      title: 'Introduced by an old title',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Your Sun can't keep up a role you only half believe in, and Pluto won't prop it.",
      scene: 'In a doorway a friend introduces you by an old title, and you look behind you.',
      turn: [
        "You shake the stranger's hand and feel like your own cousin.",
        "That's hard, but a name with nothing after it is enough to begin with.",
      ],
      after: 'you tell strangers what you care about, and the title comes later',
      again: {
        easy: 'someone asks who you are, and you answer without your job',
        tense: 'you defend a title that bores you',
      },
      act: 'Say aloud to a mirror tonight who you are, in three sentences, with no job, family or address in them.',
    },
    {
      title: 'They let the bus go by',
      houses: [5, 7, 8],
      why: "You'd like to be known down to what you're not proud of, and you fear it too.",
      scene: 'So on the bench of a bus stop you tell {someone} the real reason you quit.',
      turn: [
        'They look down the road, which is kind, and let the bus go by.',
        "What you've said yourself can't be found out.",
      ],
      after: 'one person knows the whole reason, and you sit easier beside them',
      again: {
        easy: 'they tell you one of theirs',
        tense: 'you give the better-looking reason and feel alone with it',
      },
      act: 'Write the true reason for one thing you gave up on paper tonight, in one line, with nobody else to blame.',
    },
  ],
}
