import type { PairStories } from '../../../pieces/Story.ts'

export const chironChiron: PairStories = {
  easy: [
    {
      title: 'The list taped inside the bag',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'You know your weak spot well enough to plan around it, and even to teach it.',
      scene: 'So you show a nervous newcomer your own trick, the list taped inside the bag.',
      turn: [
        'The newcomer laughs, and copies the list.',
        "You know this because it's hard for you, and that makes you worth asking.",
      ],
      after: 'the list is out in the open, and you call it a method',
      again: {
        easy: 'somebody asks how you manage, and you show them',
        tense: 'you hide the list and forget the keys',
      },
      act: 'Show one person today the trick that helps you with something you find hard, a list or a label, and let them copy it.',
    },
    {
      title: 'An old sorrow and more tea',
      houses: [5, 7, 8],
      why: "Chiron is gentle with your own Chiron, so you can hear of another's hurt and not compare.",
      scene: '{Someone} names an old sorrow, and you just pour more tea.',
      turn: [
        'You have one just like it, and you leave it where it is.',
        "Told now, yours would be one more thing they'd have to look after.",
      ],
      after: 'each of you knows one sore thing about the other',
      again: { easy: 'you listen, and you add no story of your own', tense: 'you answer a sorrow with a bigger one' },
      act: 'Listen to one person for ten minutes today, pour them a cup of something, and tell no story of your own.',
    },
  ],
  tense: [
    {
      title: 'Counting their rooms',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Every comparison you make comes out against you, since your Chiron does the counting.',
      scene: 'Someone shows you around a bright new apartment, and you count the rooms.',
      turn: [
        "You're comparing their hallway with your bad days.",
        'Every home has one door that people walk past on the tour.',
      ],
      after: 'you visit people and come home no smaller',
      again: {
        easy: "you admire a thing and don't need one",
        tense: 'you count rooms at your own place and find fault',
      },
      act: "Stand for a minute tonight in the corner of your home you'd never show, and name one thing there you'd miss.",
    },
    {
      title: 'Quiet at dinner',
      houses: [5, 7, 8],
      why: 'You feel the sting before there is one, and a harmless word will do for proof.',
      scene: 'On the way out {someone} says you were quiet at dinner, and you hear a verdict.',
      turn: ["They only wondered whether you're all right.", 'Ask once what was meant, and the verdict is a question.'],
      after: "you ask what was meant, and mostly it's what was said",
      again: {
        easy: 'a remark about your silence stays a remark',
        tense: 'you fish for the insult until you find one',
      },
      act: 'Take one remark that stung and say it aloud tonight, at the table, the way a worried friend would ask it.',
    },
  ],
  joined: [
    {
      title: 'The button on the second landing',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "The thing about you that won't mend is tired of being mended, and asks to be lived with.",
      scene: 'On the second landing you stop climbing with the others, and press the button for the elevator.',
      turn: [
        'You expect pity, and someone steps in beside you, out of breath.',
        'A limit you admit to is often a relief to the person behind you.',
      ],
      after: "you stop where you need to, and you're rarely the only one",
      again: {
        easy: "you say what you can do, and it's plenty",
        tense: 'you push through to be like the rest, and limp home',
      },
      act: "Choose one thing you'll stop forcing, say so to one person today, and do the half of it that suits you.",
    },
    {
      title: 'Tears over a lost key',
      houses: [5, 7, 8],
      why: "What you're most ashamed of and what you're kindest about turn out to be the same thing.",
      scene: '{Someone} is in tears over a lost key, and you sit down on the floor beside them.',
      turn: [
        "They call it stupid, and you know it isn't.",
        'Listen to what you tell them, since you could use it yourself.',
      ],
      after: 'you speak to yourself nearly as kindly as you speak to others',
      again: {
        easy: "you comfort someone with the words you'd need yourself",
        tense: 'you tell someone to pull themselves together, as you tell yourself',
      },
      act: "Say to the mirror tonight what you'd say to a friend in tears over a lost key, and mean it once.",
    },
  ],
}
