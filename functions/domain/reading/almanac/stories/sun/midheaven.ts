import type { PairStories } from '../../../pieces/Story.ts'

export const sunMidheaven: PairStories = {
  easy: [
    {
      title: 'Who made the drawings',
      houses: [2, 6, 10],
      why: 'The Sun likes to be seen and your Midheaven likes to be good, so your work needs no drum.',
      scene: 'A boss or customer asks who made the drawings, and you say, "I did."',
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
      scene: "You refuse a cousin's third errand and open your own work on the kitchen table.",
      turn: [
        'Your cousin says "fine" and calls the next person on the list.',
        'A no with one reason in it keeps both the cousin and the hour.',
      ],
      after: 'your cousin still calls, and the hour is still yours',
      again: {
        easy: 'you keep an hour for your own work and nobody objects',
        tense: "your best hour goes to somebody else's errand",
      },
      act: "Block one hour before supper for what you'd like to be known for, and tell one relative or friend you're busy.",
    },
    {
      title: 'They watch your hands',
      houses: [5, 7, 8, 11],
      why: "Your Midheaven is proud without being vain, so what you're good at can be seen.",
      scene: "You let {someone} watch you chop an onion or play a tune, and you don't hurry.",
      turn: [
        "They stop talking and look at your hands, which you don't notice.",
        "That tells them more about you than anything you'd say over dinner.",
      ],
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
      why: "Your Midheaven keeps a timetable, and other people's careers look like proof that you're late.",
      scene: "You read a former classmate's new title twice, over a sandwich you no longer taste.",
      turn: [
        "You know their title and your own inbox, and that's no fair match.",
        "One thing you did well is a better measure, and it's yours.",
      ],
      after: 'you read a title once, and you taste the sandwich',
      again: {
        easy: 'you do good work and forget to compare it',
        tense: "you count other people's steps and lose your own",
      },
      act: 'Take out one thing you made or finished well before dinner, and give it two full minutes at your desk or table.',
    },
    {
      title: 'Work under the table',
      houses: [1, 3, 4, 12],
      why: 'You want to get ahead and you want peace at home, and each feels like letting the other down.',
      scene: 'At a family supper you answer your boss under the table, with one thumb.',
      turn: [
        'Work gets half an answer, and the table half a face.',
        'Twenty minutes behind a shut door leaves the whole of you for the potatoes.',
      ],
      after: 'your boss gets whole answers, and the table gets your face',
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
        "They hear that their own word doesn't count, and they did mean it.",
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
      scene: 'Before a customer or boss comes, you straighten the sign, the shelf and your own collar.',
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
      scene: 'You start to explain your plan, and a parent or aunt asks if you eat properly.',
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
      scene: 'You mention the date of your talk or show to {someone} twice, both times in passing.',
      turn: [
        "They can't tell a mention from an invitation.",
        "Say you'd be glad of them there, and they know what the date is for.",
      ],
      after: "you say outright whom you'd like there, and stop hinting",
      again: {
        easy: 'somebody asks when it is before you mention it',
        tense: "you look for one face and act as if you weren't",
      },
      act: "Tell {friend} today about one thing you're going to finish or show, and say outright that you'd like them there.",
    },
  ],
}
