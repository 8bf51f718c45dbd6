import type { PairStories } from '../../../pieces/Story.ts'

export const jupiterVenus: PairStories = {
  easy: [
    {
      title: "An hour that isn't exercise",
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Jupiter lets your Venus enjoy a thing without asking what it's good for.",
      scene: "So you take the long way through the park, behind a very slow old dog, and don't overtake.",
      turn: [
        'Its owner says hello, which people in a hurry never get to hear.',
        "Pleasure isn't the prize for getting through the week; it's part of the pay.",
      ],
      after: 'one slow hour a week is simply yours, and nothing falls apart',
      again: { easy: 'you stop for a good smell and miss nothing', tense: 'you rush a treat so as to be done with it' },
      act: 'Give half an hour before supper to a walk, a bath or a book, and leave your watch in a drawer.',
    },
    {
      title: 'The stool you saved',
      houses: [5, 7, 8],
      why: 'Your Venus expects to be liked, without proof, and that makes you easy to be with.',
      scene: "It shows at a busy bar: {someone} is late, and you save the stool and aren't hurt.",
      turn: [
        "They come in with an excuse they don't need.",
        'Your trust that they wanted to come is half of why they do.',
      ],
      after: 'lateness is only lateness, and you laugh sooner',
      again: {
        easy: "you're greeted as if you were the good part of the day",
        tense: 'you count the minutes and what they must mean',
      },
      act: 'Wait for one person today without checking the time, and greet them with a smile before either of you explains a thing.',
    },
  ],
  tense: [
    {
      title: 'The second rug',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Jupiter says you've earned it and your Venus likes it, about nearly everything you can carry.",
      scene: "So a second rug leans rolled up in the hall, and the floor it's for is covered.",
      turn: [
        'You wanted the choosing, and the choosing ended at the counter.',
        "Three days' wait is usually enough to show which wishes are still there.",
      ],
      after: 'you wait three days before you buy, and half the wishes leave',
      again: { easy: 'you admire a thing in a window, and it stays there', tense: 'you call a second one a bargain' },
      act: "Find one thing today that you bought and never used, and use it or put somebody's name on it.",
    },
    {
      title: 'Tablecloths for two',
      houses: [5, 7, 8],
      why: 'An hour of ordinary love tastes like too little when your Venus wants a feast.',
      scene: "That's why {someone} suggests sandwiches on a wall, and you bring up places with tablecloths.",
      turn: [
        'They meant an hour with you, and the bread was the excuse.',
        "On a wall there's no menu, so you can look at each other.",
      ],
      after: 'the plain hours are the ones you look forward to',
      again: {
        easy: 'a cheap meal turns out to be the one worth telling',
        tense: 'you plan a grand dinner to make up for a short answer',
      },
      act: 'Eat one simple meal outdoors or by a window today, with {friend} or alone, and look up between bites.',
    },
  ],
  joined: [
    {
      title: "Under the choir's window",
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Your Venus could love nearly everything just now, and the question is what you'd love more of.",
      scene: 'You stop under a window where a choir gets the same four bars wrong.',
      turn: [
        "You'd say you only like music, and you let a bus go by for it.",
        'A thing that stops you in the street deserves an hour a week.',
      ],
      after: 'the thing you love has a fixed hour, and people know which',
      again: {
        easy: 'you hear a good song and let it finish',
        tense: 'you take on three lovely things and enjoy none to the end',
      },
      act: 'Spend twenty minutes before bed on the music, garden or picture you love most, with nothing else in your hands.',
    },
    {
      title: 'The fourth thing you like',
      houses: [5, 7, 8],
      why: "Loving and giving feel like one thing, and there's plenty of both in you.",
      scene: "So you tell {someone} what you like about them, and by the gate you're at the fourth thing.",
      turn: [
        'They stopped at the third, which is the one nobody sees.',
        'Stop there too; a thing like that needs a minute to be believed.',
      ],
      after: 'you say it when you see it, and nobody looks surprised',
      again: {
        easy: "you're told something sweet about yourself and believe it",
        tense: 'you praise everybody in reach, and one person stops listening',
      },
      act: 'Tell {friend} one exact thing you like about them tonight, a thing they do with their hands, and add no second.',
    },
  ],
}
