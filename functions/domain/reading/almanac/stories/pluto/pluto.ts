import type { PairStories } from '../../../pieces/Story.ts'

export const plutoPluto: PairStories = {
  easy: [
    {
      title: 'The tent, poles and all',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "You know what's over in your life, and you can let it go without a speech.",
      scene: 'That can look like a young neighbor in the doorway with your old tent, poles and all.',
      turn: [
        "You explain the bent peg, and you don't explain yourself.",
        "What goes out the door isn't the good years, only a tent.",
      ],
      after: 'things leave the house more easily, and the memories stay with you',
      again: { easy: 'you give a thing away and forget it', tense: 'you keep a thing because someone wants it' },
      act: 'Take one good thing you no longer use out of a closet today, and put it by the door for somebody.',
    },
    {
      title: 'The remark that would win',
      houses: [5, 7, 8],
      why: "You know how strong you are, so you don't need the upper hand to feel safe.",
      scene: 'You know the one remark that would win against {someone}, and you butter your bread.',
      turn: [
        'They know that you know it, and their shoulders come down.',
        'Not saying it tells them more about you than winning would.',
      ],
      after: 'you two can argue, and nobody is afraid of the worst line',
      again: { easy: 'you stop a quarrel by losing it', tense: 'you hint at the remark you never make' },
      act: 'Choose the one remark that would hurt somebody close most, over a glass of water tonight, and rule it out for good.',
    },
  ],
  tense: [
    {
      title: 'The ad you take down',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'One strong force in you would keep it all, and another just as strong wants to be rid of it.',
      scene: 'You post an ad for the old camera, and by supper you take it down.',
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
      why: "You want to know what in you stays when everything extra is gone, and you're half afraid of the answer.",
      scene: 'In a stairwell the light goes out, and you walk on, hand on the rail.',
      turn: [
        'You know the steps, and your heart beats hard all the same.',
        'Only the fear wants the switch; your feet get on without it.',
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
      act: 'Tell one person a single true thing about yourself today, over coffee or on a walk, and stay for the answer.',
    },
  ],
}
