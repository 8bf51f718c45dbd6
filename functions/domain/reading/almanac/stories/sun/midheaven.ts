import type { PairStories } from '../../../pieces/Story.ts'

export const sunMidheaven: PairStories = {
  easy: [
    {
      title: 'Who made the drawings',
      houses: [2, 6, 10],
      why: 'The Sun favors your Midheaven, so good work gets seen without any drum to announce it.',
      scene: 'You hear it when a boss or customer asks who made a drawing, and you say that you did.',
      turn: [
        "You don't cough first or name four helpers who weren't there.",
        "Credit that's taken simply is easy to share the next time.",
      ],
      after: 'your name and your work are mentioned in one sentence',
      again: {
        easy: 'somebody knows that it was you before you say so',
        tense: 'you name everyone who helped and leave yourself out',
      },
      act: 'Put your name today on one piece of work that would go out without it, in the corner or on the last page.',
    },
    {
      title: 'A no for the third errand',
      houses: [1, 3, 4, 12],
      why: "You know what you'd like to be known for, and the rest of the day falls in behind it.",
      scene: "That can look like refusing a cousin's third errand and opening your own work on the kitchen table.",
      turn: [
        "You aren't cold about it; you're clear.",
        'A no with one reason in it keeps both the cousin and the hour.',
      ],
      after: 'the hour at the table is yours, and the errands are two',
      again: {
        easy: 'you keep an hour for your own work and nobody objects',
        tense: "your best hour goes to somebody else's errand",
      },
      act: "Block one hour before supper for what you'd like to be known for, and tell one relative or friend you're busy.",
    },
    {
      title: 'Where your hands know the way',
      houses: [5, 7, 8, 11],
      why: "Your Midheaven is proud without being vain, so what you're good at can be seen.",
      scene: "You let {someone} watch you at the stove or the piano, and you don't hurry.",
      turn: ['They see hands that know the way, without a word.', 'What you do well is a quick way to know you.'],
      after: "they know one more thing about you, and it's true",
      again: {
        easy: 'someone watches you work and asks you to teach them',
        tense: 'you hide what you do best for fear of showing off',
      },
      act: 'Show {friend} one thing you do well today, with your hands if you can, and let them try it.',
    },
  ],
  tense: [
    {
      title: "A classmate's new title",
      houses: [2, 6, 9, 10],
      why: "The Sun tests your Midheaven, and other people's careers look like proof that yours is late.",
      scene: "You read a former classmate's new title twice, over a sandwich you no longer taste.",
      turn: [
        'Their title says nothing about your work, though you read it as a mark.',
        "One thing you did well is a better measure, and it's yours.",
      ],
      after: 'the sandwich tastes of something, and the title is theirs',
      again: {
        easy: 'you do good work and forget to compare it',
        tense: "you count other people's steps and lose your own",
      },
      act: "Write three things you've done well at work or for others on a card today, and stand it by your desk.",
    },
    {
      title: 'Work under the table',
      houses: [1, 3, 4, 12],
      why: 'You want to get ahead and you want peace at home, and each betrays the other.',
      scene: "That's why you answer your boss under the table at a family supper.",
      turn: [
        'Work gets half an answer, and the table half a face.',
        'Twenty minutes behind a shut door leaves the whole of you for the potatoes.',
      ],
      after: 'supper is at the table and work is behind a door',
      again: {
        easy: 'one side of your life lets the other have its hour',
        tense: "you're wanted in two places and get nervous in both",
      },
      act: "Answer what can't wait in 20 minutes before supper, door shut, and leave the phone in that room.",
    },
    {
      title: 'What did the others say?',
      houses: [5, 7, 8, 11],
      why: "Your Midheaven wants applause from far away, and you go deaf to praise that's near.",
      scene: '{Someone} says you did well, and you ask what the others said.',
      turn: [
        "They meant it, and you act as if it didn't count.",
        'Go back and pick it up: it comes from a person who was watching.',
      ],
      after: 'their good word is one you can repeat by heart',
      again: {
        easy: 'a kind word from close by reaches you the first time',
        tense: 'you look past a friend for a bigger audience',
      },
      act: 'Thank {friend} today for one kind thing they once said about your work, and say it back in their words.',
    },
  ],
  joined: [
    {
      title: 'Straightening the shelf',
      houses: [2, 6, 10],
      why: 'Your work is on view now, and so is the careless part of it.',
      scene: 'You notice it before a customer or boss comes: you straighten the sign, the shelf and your collar.',
      turn: [
        'You feel watched, and for once somebody does watch.',
        "One thing has to be right, the one you'd sign; the shelf can wait.",
      ],
      after: 'the one thing is right, and nobody speaks of the shelf',
      again: {
        easy: "somebody sees your work on the day it's at its best",
        tense: 'you polish the edges and leave no time for the middle',
      },
      act: 'Spend 30 minutes today on the one piece of work most people will see, and leave the others as they are.',
    },
    {
      title: 'Are you eating properly?',
      houses: [1, 3, 4, 12],
      why: 'You want to get further, and the people who knew you small seem in the way.',
      scene: 'That can be a parent or aunt asking if you eat properly, just as you start on your plan.',
      turn: [
        "To them you're still the child who loses keys.",
        "They don't doubt you; they're years behind, and three sentences bring them up to date.",
      ],
      after: 'your plan is known at home, and you do eat properly',
      again: {
        easy: 'somebody old and dear takes your plan seriously',
        tense: 'you speak of your plan and are asked about your socks',
      },
      act: "Explain to one relative or old friend in three sentences today what you're working toward and how you begin.",
    },
    {
      title: 'The date you mention twice',
      houses: [5, 7, 8, 11],
      why: "Your Midheaven has the whole stage now, and you'd like one particular face in the front row.",
      scene: "That's why you mention the date of your talk or exam to {someone} twice.",
      turn: [
        "They can't tell a mention from an invitation.",
        "Say you'd be glad of them there, and they know what the date is for.",
      ],
      after: 'the date is in two calendars, with a seat beside it',
      again: {
        easy: 'somebody asks when it is before you mention it',
        tense: "you look for one face and act as if you weren't",
      },
      act: "Tell {friend} today about one thing you're going to finish or show, and say outright that you'd like them there.",
    },
  ],
}
