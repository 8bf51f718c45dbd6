import type { PairStories } from '../../../pieces/Story.ts'

export const plutoJupiter: PairStories = {
  easy: [
    {
      title: 'Who signs it in the end',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Jupiter thinks big and Pluto looks for who decides, so a large plan gets a handle.',
      scene: 'It shows in a hall with folding chairs, when you ask who signs it in the end.',
      turn: [
        'The answer is a name, and the others stare at their cups.',
        'A big hope that knows one door to knock on is halfway practical.',
      ],
      after: 'you talk less about the plan, and mostly to those who can say yes',
      again: {
        easy: "you're sent to the right person straight away",
        tense: 'you talk of the whole plan to somebody with no say',
      },
      act: 'Find out today who decides about one thing you hope for, and put the name on your calendar.',
    },
    {
      title: 'A loan with a slip',
      houses: [5, 7, 8],
      why: 'You have faith in people and you look closely at them, and the two get along well.',
      scene: 'So you lend {someone} a small sum, with the date on a slip of paper.',
      turn: [
        'They like the slip, since it makes the favor a thing between equals.',
        'Trust that can name a figure lasts longer.',
      ],
      after: 'money is a plain subject between you, and nobody blushes',
      again: {
        easy: 'the sum comes back with a thank-you',
        tense: "you say it doesn't matter, and you count the days",
      },
      act: 'List what you have lent and borrowed, money or books, on one slip today, and put the smallest by the door.',
    },
  ],
  tense: [
    {
      title: 'An uncle and the cake',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Pluto hardens what your Jupiter believes, until whoever disagrees seems to be standing in your way.',
      scene: 'An uncle shakes his head at a birthday table, and you put down your fork to set him right.',
      turn: [
        'You want him convinced before the coffee, and he wanted cake.',
        'A belief this strong survives one uncle, and it sounds better over dessert.',
      ],
      after: 'you hold the same belief with less sweat, and they ask you about it',
      again: {
        easy: 'someone disagrees, and you pass them the sugar',
        tense: 'you win the table and lose the mood',
      },
      act: 'Find the best reason against one thing you firmly believe today, and leave it unanswered for a whole cup of coffee.',
    },
    {
      title: 'The wallet you wave off',
      houses: [5, 7, 8],
      why: 'You give with both hands, and with a third you quietly hold on to the other end.',
      scene: "That's why {someone} gets out a wallet, and you wave it off and remember the sum.",
      turn: [
        'They can feel the string, though nobody has pulled it.',
        'Let them pay for the next round, and your kindness is only kindness.',
      ],
      after: 'the bill goes back and forth, and you forget the sums',
      again: {
        easy: "you're treated, and you order what you like",
        tense: 'you bring up an old favor in a new argument',
      },
      act: 'Let somebody give you something today, a coffee, a seat or an hour, and do nothing in return before tomorrow.',
    },
  ],
  joined: [
    {
      title: "The line you don't sing",
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Pluto tests everything your Jupiter believes, and only what would hold your weight is left.',
      scene: 'In a room full of song, you close your mouth for one line.',
      turn: [
        'The neighbor with the sheet of music sings on, and to you the gap is loud.',
        'The lines you can still sing are the ones to keep.',
      ],
      after: 'you believe fewer things, and you act on them',
      again: {
        easy: 'an old line comes back with a new meaning',
        tense: 'you mock what you used to love',
      },
      act: "Say an old song, prayer or pledge before bed tonight, and stay silent at each line you don't live by.",
    },
    {
      title: 'A map on a coaster',
      houses: [5, 7, 8],
      why: 'You want one great truth to live by, and somebody to share it with.',
      scene: 'That can look like explaining to {someone} what life is for, with a pen and a coaster as the map.',
      turn: [
        'They like the shine in your eyes more than the arrows.',
        'Ask for their map too, and you both know more.',
      ],
      after: 'there are two maps, and you like to be asked about yours',
      again: {
        easy: 'they tell you what they believe, and it surprises you',
        tense: 'you preach, and they look at the clock',
      },
      act: 'Ask {friend} today what they live for, at a table or on a walk, and offer no theory of your own.',
    },
  ],
}
