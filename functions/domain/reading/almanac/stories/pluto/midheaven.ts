import type { PairStories } from '../../../pieces/Story.ts'

export const plutoMidheaven: PairStories = {
  easy: [
    {
      title: 'The broken streetlight',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Midheaven has more say than you think, and Pluto would like it used for something.',
      scene: "That's how you bring up the broken streetlight before the people who could fix it.",
      turn: [
        "Everyone knows about it, and you're the first with a photo and a date.",
        'Influence is mostly turning up with the facts.',
      ],
      after: 'people ask what you think before they decide',
      again: { easy: 'one remark from you gets a thing moved', tense: 'you complain to those who have no say' },
      act: "Take a photo of one thing near you that's broken today, and find out whose desk it belongs on.",
    },
    {
      title: 'How far you want to go',
      houses: [5, 7, 8],
      why: "Ambition sits well with you now, and you don't shrink it for the people you like.",
      scene: 'So you tell {someone} how far you want to go, the brochure open on the table.',
      turn: [
        'They read it to the last page and ask what it takes.',
        'A wish that is known at home has one helper more.',
      ],
      after: 'your plan is no secret, and they ask how it stands',
      again: { easy: "you're cheered on by the right person", tense: 'you call the plan a hobby to keep the peace' },
      act: 'Tell {friend} in two sentences today how far you want to go with one thing, and leave out "just."',
    },
  ],
  tense: [
    {
      title: 'Thanks, and one mistake',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Pluto asks what your good name is worth, and your Midheaven is afraid of being found out.',
      scene: 'You notice it when a small crowd thanks you, and you think of a sheet of paper in a drawer.',
      turn: [
        "The mistake on it is real, and it's the size of a sheet.",
        'Told to one fair person, it stops running things.',
      ],
      after: 'the mistake is known where it matters, and you can take a thank-you',
      again: {
        easy: 'you admit a small error, and the room relaxes',
        tense: 'you work twice as hard to look faultless',
      },
      act: 'Tell one mistake you hide to a person you trust today, over coffee, in three sentences and without a defense.',
    },
    {
      title: 'Heard from somebody else',
      houses: [5, 7, 8],
      why: 'You guard your plans even from people who like you, as if knowing them were power over you.',
      scene: "That's why {someone} hears at a shop counter, from a stranger, that you applied elsewhere.",
      turn: [
        "They don't mind the plan; they mind the counter.",
        'Told early, people are on your side more often than not.',
      ],
      after: 'they hear your news first, and you keep fewer secrets',
      again: {
        easy: "you tell a plan early, and it isn't laughed at",
        tense: 'you wait until the plan is safe from everyone',
      },
      act: 'Tell one person close to you a plan today that only strangers know, before dinner and with its date.',
    },
  ],
  joined: [
    {
      title: 'Your aunt and the wallpaper',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Pluto reaches your Midheaven, and a goal you have long worked for has to say whose it is.',
      scene: 'It shows when an aunt brags about you to the whole table, and you study the wallpaper.',
      turn: [
        "She's praising the path she'd have liked.",
        "Some of it is yours as well, and that's the part to go on with.",
      ],
      after: 'you work for fewer eyes, and you know whose they are',
      again: { easy: "you're praised for something you chose", tense: 'you climb on because people are watching' },
      act: 'Draw a line down a page today, with goals you chose on the left and goals you were given on the right.',
    },
    {
      title: 'Who you want to beat',
      houses: [5, 7, 8],
      why: 'You want to win more than you want the prize, and somebody close can see it.',
      scene: 'You notice it when {someone} asks who you want to beat, and you put down the menu.',
      turn: ['They mean no harm, and you know the name at once.', 'Once the name is out, the race is a choice.'],
      after: 'you think of that name less, and some races start without you',
      again: { easy: 'you come second and enjoy the view', tense: 'you win, and you look for the next one to beat' },
      act: 'Put the name of the one you want to beat on a scrap of paper today, and add what you would do without them.',
    },
  ],
}
