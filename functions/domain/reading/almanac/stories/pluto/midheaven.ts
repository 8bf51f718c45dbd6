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
      why: "You have ambition, and you don't shrink it for the people you like.",
      scene: 'So you tell {someone} how far you want to go, and your fork stays on the plate.',
      turn: [
        "They ask what it takes, which isn't the question you feared.",
        'A wish told straight can be helped; a joke only gets laughs.',
      ],
      after: "your plan is no secret, and they ask how it's going",
      again: { easy: "you're cheered on by the right person", tense: 'you call the plan a hobby to keep the peace' },
      act: 'Say aloud at a window tonight how far you want to go with one thing, and leave out "just."',
    },
  ],
  tense: [
    {
      title: 'Thanks, and one mistake',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Pluto asks what your good name is worth, and your Midheaven is afraid of being found out.',
      scene: 'A small crowd thanks you, and you think of one sheet of paper in a drawer.',
      turn: [
        "The mistake on it is real, and it's the size of a sheet.",
        'Told to one fair person, it stops running things.',
      ],
      after: 'the mistake is known where it matters, and you can take a thank-you',
      again: {
        easy: 'you admit a small error, and the room relaxes',
        tense: 'you work twice as hard to look faultless',
      },
      act: 'Choose the one fair person who should hear of a mistake you hide, and practice it tonight in three sentences.',
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
      act: 'Tell {friend} before dinner today about one plan of yours that is still a secret, with its date.',
    },
  ],
  joined: [
    {
      title: 'Your aunt and the wallpaper',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "You've worked long for a goal, and Pluto asks your Midheaven whose it was to begin with.",
      scene: 'An aunt brags about you to the whole table, and you study the wallpaper.',
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
      why: 'You want to win more than you want the prize, and it shows sooner than you think.',
      scene: 'So {someone} asks who you want to beat, and your menu goes up.',
      turn: [
        'They mean no harm, and you know the name at once.',
        'That person has never heard of your race, and you can stop it unseen.',
      ],
      after: 'you think of that name less, and some races start without you',
      again: { easy: 'you come second and enjoy the view', tense: 'you win, and you look for the next one to beat' },
      act: 'Do one thing today that you usually do to beat somebody, at a desk or a stove, and show nobody the result.',
    },
  ],
}
