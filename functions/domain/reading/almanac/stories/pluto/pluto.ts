import type { PairStories } from '../../../pieces/Story.ts'

export const plutoPluto: PairStories = {
  easy: [
    {
      title: 'The tent, poles and all',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Pluto is on good terms with your Pluto, so what's over can go without a funeral.",
      scene: 'That can look like a young neighbor in the doorway with your old tent, poles and all.',
      turn: [
        "You explain the bent peg, and you don't explain yourself.",
        "Strength is also knowing what you're done with.",
      ],
      after: 'there is room in the closet, and you know what it is for',
      again: { easy: 'you give a thing away and forget it', tense: 'you keep a thing because someone wants it' },
      act: 'Take one good thing you no longer use out of a closet today, and put it by the door for somebody.',
    },
    {
      title: 'The remark that would win',
      houses: [5, 7, 8],
      why: "You know how strong you are, so you don't need the upper hand to feel safe.",
      scene: "It shows when you know the remark about {someone}'s family that would win, and you butter your bread.",
      turn: [
        'They know that you know it, and their shoulders come down.',
        'A weapon left in the drawer makes a safe table.',
      ],
      after: 'you two can argue, and nobody is afraid of the worst line',
      again: { easy: 'you stop a quarrel by losing it', tense: 'you hint at the remark you never make' },
      act: 'Let one argument go today with the best line unsaid, and drink a whole glass of water instead.',
    },
  ],
  tense: [
    {
      title: 'The ad you take down',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Pluto squares up to your Pluto: one force in you would keep it all, the other would be rid of it.',
      scene: 'You post an ad for the old camera, then, and by supper you take it down.',
      turn: [
        'You hardly use it, but somebody you meant to become does.',
        'Say goodbye to that person first, and the camera is easy.',
      ],
      after: 'one old plan is over, and the camera is only a camera',
      again: { easy: 'you let it go and feel lighter on the stairs', tense: 'you buy back what you gave up' },
      act: 'Name aloud today one person you meant to become and no longer will, and thank them in one sentence.',
    },
    {
      title: 'Two seats and no word',
      houses: [5, 7, 8],
      why: 'Neither side of you will be the first to ask, since asking shows what you need.',
      scene: "That's how you and {someone} ride a whole hour of train in two seats and no word.",
      turn: [
        "They're waiting for exactly what you're waiting for.",
        'Whoever speaks first loses nothing but the silence.',
      ],
      after: 'silences are shorter, and you end about half of them',
      again: { easy: 'you break a silence with something plain', tense: 'you wait to be asked, with your arms folded' },
      act: 'Speak first today in one silence you would usually sit out, with a plain sentence about lunch or the train.',
    },
  ],
  joined: [
    {
      title: 'When the stair light goes out',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'With Pluto on your Pluto, you learn what in you stays when everything extra is gone.',
      scene: 'You notice it in a stairwell when the light goes out and you walk on, hand on the rail.',
      turn: [
        'You know the steps, and your heart beats hard all the same.',
        "There's less to fear in the dark than in the switch you might miss.",
      ],
      after: 'you need fewer things to feel safe, and you know which',
      again: { easy: 'you do without one thing, and nothing is missing', tense: 'you check every lock twice' },
      act: 'Sit in a dark room for ten minutes tonight, lamp off, and then name three things nobody can take from you.',
    },
    {
      title: 'All of it in one walk',
      houses: [5, 7, 8],
      why: 'You want to be known whole or left alone, and you see no step in between.',
      scene: 'So you tell {someone} all of it in one walk, and then you look for your bus.',
      turn: ["They'd gladly have had it in five walks.", 'A part of you, given slowly, is easier to answer.'],
      after: 'you tell things in portions, and you stay for the answer',
      again: { easy: 'you say a little and get a little back', tense: 'you say all of it or shut the door' },
      act: 'Tell one person a single true thing about yourself today, over coffee or by a fence, and stay for the answer.',
    },
  ],
}
